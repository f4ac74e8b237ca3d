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
