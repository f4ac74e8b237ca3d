import type { ExposedTables } from "./exposed-tables.ts";
import { RestError } from "./rest-error.ts";

/** What a client asked for beside the rows. */
export interface InsertWishes {
  /** `columns` of the query, comma-separated and quoted, as supabase-js sends it for a list of rows. */
  columns?: string | undefined;
  /** The `Prefer` header. */
  prefer: string;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const invalidBody = (message: string) => new RestError(400, "PGRST102", message);

/** How deep a body may be nested; the columns need four levels, and the embedded database has a small stack. */
const levelsLimit = 8;

/** Whether the database can read a JSON value without running out of stack. */
export const isShallow = (value: unknown, levels = levelsLimit): boolean =>
  typeof value !== "object" ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)));

function parseRows(body: string): Record<string, unknown>[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw invalidBody("Empty or invalid json");
  }
  if (!isShallow(parsed)) throw invalidBody("The json is nested too deeply");
  const rows: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (!rows.every((row) => typeof row === "object" && row !== null && !Array.isArray(row))) {
    throw invalidBody("Empty or invalid json");
  }
  return rows as Record<string, unknown>[];
}

function chooseColumns(rows: Record<string, unknown>[], wished: string | undefined): string[] {
  if (wished !== undefined) {
    return wished.split(",").map((column) => column.trim().replace(/^"(.*)"$/, "$1"));
  }
  const keys = Object.keys(rows[0] ?? {});
  const sorted = JSON.stringify([...keys].sort());
  if (rows.some((row) => JSON.stringify(Object.keys(row).sort()) !== sorted)) {
    throw invalidBody("All object keys must match");
  }
  return keys;
}

/**
 * The statement for `POST /rest/v1/<table>`, built as PostgREST builds it, so that PostgreSQL itself reads the JSON and
 * refuses what it cannot hold. Returns undefined for an empty list, which inserts nothing.
 * @throws RestError for an unknown table or column, or a body that is not a JSON object or a list of such with equal keys
 */
export function insertStatement(
  tables: ExposedTables,
  table: string,
  body: string,
  wishes: InsertWishes,
): { sql: string; parameters: unknown[] } | undefined {
  const known = tables.get(table);
  if (!known) {
    throw new RestError(404, "PGRST205", `Could not find the table 'public.${table}' in the schema cache`);
  }
  const rows = parseRows(body);
  if (rows.length === 0) return undefined;
  const columns = chooseColumns(rows, wishes.columns);
  const unknown = columns.find((column) => !known.columns.has(column));
  if (unknown !== undefined) {
    throw new RestError(
      400,
      "PGRST204",
      `Could not find the '${unknown}' column of '${table}' in the schema cache`,
    );
  }
  const list = columns.map(quoted).join(", ");
  const target = `insert into public.${quoted(table)}`;
  const source =
    columns.length === 0
      ? "default values"
      : `(${list}) select ${list} from json_populate_recordset(null::public.${quoted(table)}, $1::json)`;
  const suffix = conflictClause(wishes.prefer, columns, known.primaryKey);
  const returning = /return=representation/.test(wishes.prefer) ? " returning *" : "";
  return {
    sql: `${target} ${source}${suffix}${returning}`,
    parameters: columns.length === 0 ? [] : [body.trimStart().startsWith("[") ? body : `[${body}]`],
  };
}

/** Upserts are passed on to PostgreSQL, where a visitor lacks the right to them. */
function conflictClause(prefer: string, columns: string[], primaryKey: readonly string[]): string {
  const resolution = /resolution=(merge|ignore)-duplicates/.exec(prefer)?.[1];
  if (!resolution) return "";
  const target = ` on conflict (${primaryKey.map(quoted).join(", ")}) do`;
  const updates = columns.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(", ");
  return resolution === "merge" && updates ? `${target} update set ${updates}` : `${target} nothing`;
}
