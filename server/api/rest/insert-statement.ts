import { listSentColumns } from "../../data/sent-columns.ts";
import { isSubmissionTable } from "../../data/submission-tables.ts";
import { requireTable, type ExposedTables } from "./exposed-schema.ts";
import { normalizeField, invalidBody, parseRows } from "./parse-rows.ts";
import { RestError } from "./rest-error.ts";

interface InsertOptions {
  columns?: string | undefined;
  preferHeader: string;
}

const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;
function chooseColumns(rows: Record<string, unknown>[], requestedColumns: string | undefined): string[] {
  if (requestedColumns !== undefined) {
    return requestedColumns.split(",").map((column) => column.trim().replace(/^"(.*)"$/, "$1"));
  }
  const keys = Object.keys(rows[0] ?? {});
  const sorted = JSON.stringify([...keys].sort());
  if (rows.some((row) => JSON.stringify(Object.keys(row).sort()) !== sorted)) {
    throw invalidBody("All object keys must match");
  }
  return keys;
}

/**
 * Builds the statement for `POST /rest/v1/<table>` as PostgREST does: PostgreSQL itself parses and validates the
 * JSON.
 * @returns undefined for an empty list without `columns`; with them, PostgreSQL checks the columns and inserts nothing
 * @throws RestError for an unknown table or column, or a body that is neither a JSON object nor a list of objects
 * with equal keys
 */
export function buildInsert(tables: ExposedTables, table: string, body: string, options: InsertOptions) {
  const tableDefinition = requireTable(tables, table);
  const rows = parseRows(body).map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, normalizeField(column, value)])),
  );
  if (rows.length === 0 && options.columns === undefined) return undefined;
  const columns = chooseColumns(rows, options.columns);
  const unknown = columns.find((column) => !tableDefinition.columns.has(column));
  if (unknown !== undefined) {
    throw new RestError(
      400,
      "PGRST204",
      `Could not find the '${unknown}' column of '${table}' in the schema cache`,
      null,
      null,
      isSubmissionTable(table) && listSentColumns(table).some(({ name }) => name === unknown)
        ? unknown
        : undefined,
    );
  }
  const list = columns.map(quoteIdentifier).join(", ");
  const target = `insert into public.${quoteIdentifier(table)}`;
  const source =
    columns.length === 0
      ? "default values"
      : `(${list}) select ${list} from json_populate_recordset(null::public.${quoteIdentifier(table)}, $1::json)`;
  const suffix = buildConflictClause(options.preferHeader, columns, tableDefinition.primaryKey);
  const returningClause = /return=representation/.test(options.preferHeader) ? " returning *" : "";
  return {
    sql: `${target} ${source}${suffix}${returningClause}`,
    // Serialize the parsed rows instead of passing on the body, which could contain a number with 60,000 digits.
    parameters: columns.length === 0 ? [] : [JSON.stringify(rows)],
    rows: rows.length,
  };
}

/** Builds the upsert clause. PostgreSQL itself denies upserts, because visitors lack the privilege. */
function buildConflictClause(preferHeader: string, columns: string[], primaryKey: readonly string[]): string {
  const resolution = /resolution=(merge|ignore)-duplicates/.exec(preferHeader)?.[1];
  if (!resolution) return "";
  const target = ` on conflict (${primaryKey.map(quoteIdentifier).join(", ")}) do`;
  const updates = columns
    .map((column) => `${quoteIdentifier(column)} = excluded.${quoteIdentifier(column)}`)
    .join(", ");
  return resolution === "merge" && updates ? `${target} update set ${updates}` : `${target} nothing`;
}
