import { parseEmail } from "../../../model/submissions/email-address.ts";
import { normalizePhone } from "../../../model/submissions/phone-number.ts";

/**
 * Normalizes email addresses and phone numbers like the site's form scripts. Returns an invalid address
 * unchanged, for PostgreSQL to reject.
 */
export function normalizeField(name: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (name === "email") return parseEmail(value).email ?? value;
  return name === "phone" ? normalizePhone(value) : value;
}
