import { readEmail } from "../../../site/model/submissions/email-address.ts";
import { cleanPhone } from "../../../site/model/submissions/phone-number.ts";

/**
 * A value of a column or argument as it is stored: e-mails and phone numbers in their normal form, as browsers of this release
 * send them. What is no address stays as it is, and PostgreSQL refuses it.
 */
export function toNormalForm(name: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (name === "email") return readEmail(value).email ?? value;
  return name === "phone" ? cleanPhone(value) : value;
}
