import { normalizePhone, MIN_DIGITS, isPhone } from "../../../model/submissions/phone-number.ts";
import { parseEmail } from "../../../model/submissions/email-address.ts";
import { UsageError } from "../../../site/settings/read-arguments.ts";
import type { Person } from "./submission-retention.ts";

/** Matches email addresses that earlier versions accepted. */
const LEGACY_EMAIL = /^[^@\s]+@[^@\s]+$/;

/**
 * Parses a person's email addresses, in any letter case, and phone numbers, in any grouping and any script's digits.
 * @throws UsageError if an argument is neither
 */
export function parsePerson(texts: readonly string[]): Person {
  const person: Person = { emails: [], phones: [] };
  for (const text of texts.map((written) => written.trim())) {
    const { email } = parseEmail(text);
    const phone = normalizePhone(text);
    if (email !== undefined || LEGACY_EMAIL.test(text)) person.emails.push(email ?? text.toLowerCase());
    else if (/^[\d\s().+#/ext\p{Pd}]+$/iu.test(phone) && isPhone(phone)) person.phones.push(phone);
    else {
      throw new UsageError(
        "submissions",
        `--erase needs an email address, or a phone number of at least ${MIN_DIGITS} digits, not "${text}".`,
      );
    }
  }
  return person;
}
