import { readEmail } from "../../../site/model/submissions/email-address.ts";
import { cleanPhone } from "../../../site/model/submissions/phone-number.ts";

/**
 * Normalizes e-mail addresses and phone numbers as browsers of this release do. An invalid address stays as
 * is; PostgreSQL rejects it.
 */
export function toNormalForm(name: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (name === "email") return readEmail(value).email ?? value;
  return name === "phone" ? cleanPhone(value) : value;
}
