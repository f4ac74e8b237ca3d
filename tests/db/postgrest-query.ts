export interface TableQuery {
  sql: string;
  values: string[];
}

const operators: Record<string, string> = { eq: "=", gt: ">", gte: ">=" };

function splitList(text: string): string[] {
  const parts = [""];
  let depth = 0;
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === "(") depth += 1;
    else if (!isQuoted && sign === ")") depth -= 1;
    if (sign === "," && depth === 0 && !isQuoted) parts.push("");
    else parts.push((parts.pop() ?? "") + sign);
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
  const compare = (column: string, condition: string): string => {
    const [, name = "", given = ""] = /^(\w+)\.(.*)$/s.exec(condition) ?? [];
    const operator = operators[name];
    if (operator === undefined) throw new Error(`Unknown operator in ${condition}`);
    values.push(/^".*"$/s.test(given) ? given.slice(1, -1) : given);
    return `"${column}" ${operator} $${values.length}`;
  };
  const group = (kind: string, list: string): string =>
    `(${splitList(list.slice(1, -1)).map(condition).join(` ${kind} `)})`;
  const condition = (text: string): string => {
    const [, kind = "", list = ""] = /^(and|or)(\(.*\))$/s.exec(text) ?? [];
    if (kind !== "") return group(kind, list);
    const [, column = "", rest = ""] = /^(\w+)\.(.*)$/s.exec(text) ?? [];
    return compare(column, rest);
  };
  const wheres = ["true"];
  let [order, limit] = ["1", 1000];
  for (const [name, value] of search) {
    if (name === "order") order = value.replace(/(\w+)\.(asc|desc)/g, '"$1" $2');
    else if (name === "limit") limit = Math.min(limit, Number(value));
    else if (name === "or") wheres.push(group("or", value));
    else if (name !== "select") wheres.push(compare(name, value));
  }
  return {
    sql: `select coalesce(json_agg(r), '[]') as answer from (
      select * from public."${table}" where ${wheres.join(" and ")} order by ${order} limit ${limit}) r`,
    values,
  };
}
