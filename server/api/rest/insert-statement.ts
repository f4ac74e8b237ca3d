import { listSentColumns } from "../../data/sent-columns.ts";
import { isSubmissionTable } from "../../data/submission-tables.ts";
import { requireTable, type ExposedTables } from "./exposed-schema.ts";
import { RestError } from "./rest-error.ts";
import { parseEmail } from "../../../model/submissions/email-address.ts";
import { normalizePhone } from "../../../model/submissions/phone-number.ts";

const limits = {
  // Maximum number of rows per request, the same as private.rows_per_request in the database.
  rows: 5,
  // Maximum nesting depth of the JSON. Columns need four levels; much deeper values would overflow the embedded
  // database's small stack.
  levels: 8,
  number: Number.MAX_SAFE_INTEGER,
};

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
  const name = `public.${quoteIdentifier(table)}`;
  const suffix = buildConflictClause(options.preferHeader, columns, tableDefinition.primaryKey);
  const returningClause = /return=representation/.test(options.preferHeader) ? " returning *" : "";
  return {
    toSql: (json = "") => {
      const source =
        columns.length === 0
          ? "default values"
          : `(${list}) select ${list} from json_populate_recordset(null::${name}, ${json}::json)`;
      return `insert into ${name} ${source}${suffix}${returningClause}`;
    },
    // Serialize the parsed rows instead of passing on the body, which could contain a number with 60,000 digits.
    values: columns.length === 0 ? [] : [JSON.stringify(rows)],
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

export const invalidBody = (message: string) => new RestError(400, "PGRST102", message);

const isShallow = (value: unknown, levels = limits.levels): boolean =>
  typeof value !== "object" ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)));

const hasSafeNumbers = (value: unknown): boolean =>
  typeof value === "number"
    ? Math.abs(value) <= limits.number
    : typeof value !== "object" || value === null || Object.values(value).every(hasSafeNumbers);

/**
 * Parses a body that is one row or a list of rows.
 * @throws RestError if the body is neither or exceeds the limits
 */
function parseRows(body: string): Record<string, unknown>[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw invalidBody("Empty or invalid json");
  }
  const rows: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (rows.length > limits.rows) {
    const hint = `Send at most ${limits.rows} rows at a time.`;
    throw new RestError(413, "PT413", "Too many rows in one request", null, hint);
  }
  if (!isShallow(parsed)) throw invalidBody("The json is nested too deeply");
  if (!hasSafeNumbers(parsed)) throw new RestError(400, "22003", "A number is out of range");
  if (!rows.every((row) => typeof row === "object" && row !== null && !Array.isArray(row))) {
    throw invalidBody("Empty or invalid json");
  }
  return rows as Record<string, unknown>[];
}

/**
 * Normalizes email addresses and phone numbers like the site's form scripts. Returns an invalid address
 * unchanged, for PostgreSQL to reject.
 */
export function normalizeField(name: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (name === "email") return parseEmail(value).email ?? value;
  return name === "phone" ? normalizePhone(value) : value;
}
