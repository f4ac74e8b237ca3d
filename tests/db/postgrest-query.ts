export interface TableQuery {
  sql: string;
  values: string[];
}

const operators: Record<string, string> = { eq: "=", gt: ">", gte: ">=" };

function splitList(text: string): string[] {
  const parts = [""];
  let depth = 0;
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === "(") depth += 1;
    else if (!isQuoted && character === ")") depth -= 1;
    if (character === "," && depth === 0 && !isQuoted) parts.push("");
    else parts.push((parts.pop() ?? "") + character);
  }
  return parts;
}

/**
 * Translates a PostgREST query string to SQL. Supports comparisons, `and`, `or`, `order`, and `limit`, which is at
 * most 1,000 as in a hosted Supabase project.
 * @throws Error if the query contains anything else
 */
export function toTableQuery(table: string, search: URLSearchParams): TableQuery {
  const values: string[] = [];
  const toComparison = (column: string, comparison: string): string => {
    const [, name = "", given = ""] = /^(\w+)\.(.*)$/s.exec(comparison) ?? [];
    const operator = operators[name];
    if (operator === undefined) throw new Error(`Unknown operator in ${comparison}`);
    values.push(/^".*"$/s.test(given) ? given.slice(1, -1) : given);
    return `"${column}" ${operator} $${values.length}`;
  };
  const group = (kind: string, list: string): string =>
    `(${splitList(list.slice(1, -1)).map(toCondition).join(` ${kind} `)})`;
  const toCondition = (text: string): string => {
    const [, kind = "", list = ""] = /^(and|or)(\(.*\))$/s.exec(text) ?? [];
    if (kind !== "") return group(kind, list);
    const [, column = "", rest = ""] = /^(\w+)\.(.*)$/s.exec(text) ?? [];
    return toComparison(column, rest);
  };
  const conditions = ["true"];
  let [order, limit] = ["1", 1000];
  for (const [name, value] of search) {
    if (name === "order") order = value.replace(/(\w+)\.(asc|desc)/g, '"$1" $2');
    else if (name === "limit") limit = Math.min(limit, Number(value));
    else if (name === "or") conditions.push(group("or", value));
    else if (name !== "select") conditions.push(toComparison(name, value));
  }
  return {
    sql: `select coalesce(json_agg(r), '[]') as answer from (
      select * from public."${table}" where ${conditions.join(" and ")} order by ${order} limit ${limit}) r`,
    values,
  };
}
