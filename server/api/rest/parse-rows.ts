import { RestError } from "./rest-error.ts";

/** How many rows a request may have, how deep they may be nested, and how large a number in them may be. */
const limits = {
  // The database has the same number in private.rows_per_request.
  rows: 20,
  // The columns need four levels, and the embedded database has a small stack.
  levels: 8,
  number: Number.MAX_SAFE_INTEGER,
};

/** The refusal of a body that is no row and no list of rows. */
export const invalidBody = (message: string) => new RestError(400, "PGRST102", message);

/** Whether the database can read a JSON value without running out of stack. */
const isShallow = (value: unknown, levels = limits.levels): boolean =>
  typeof value !== "object" ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)));

/** Whether every number is one that a form could mean; PostgreSQL would write `1e131071` out in 131,072 digits. */
const hasSmallNumbers = (value: unknown): boolean =>
  typeof value === "number"
    ? Math.abs(value) <= limits.number
    : typeof value !== "object" || value === null || Object.values(value).every(hasSmallNumbers);

/**
 * The rows of a body, which is one or a list of them.
 * @throws RestError when it is neither, or contains more than the database should be asked to read
 */
export function parseRows(body: string): Record<string, unknown>[] {
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
  if (!hasSmallNumbers(parsed)) throw new RestError(400, "22003", "A number is out of range");
  if (!rows.every((row) => typeof row === "object" && row !== null && !Array.isArray(row))) {
    throw invalidBody("Empty or invalid json");
  }
  return rows as Record<string, unknown>[];
}
