import { normalizePhone, MIN_DIGITS, PHONE_LIMIT, isPhone } from "../../../model/submissions/phone-number.ts";
import { EMAIL_LIMIT, parseEmail } from "../../../model/submissions/email-address.ts";
import { UsageError } from "../../../site/settings/run-command.ts";
import type { Person } from "./submission-retention.ts";

/** Maximum number of addresses, and of phone numbers, of one erasure: each makes its search longer. */
export const MAX_CONTACTS = 10;

/**
 * Maximum number of letters other than ASCII's in all addresses: PostgreSQL cannot compile a pattern with 2,000 of
 * them.
 */
export const MAX_FOREIGN_LETTERS = 800;

export const countForeignLetters = (emails: readonly string[]): number =>
  emails.join("").match(/[^\0-\x7f]/g)?.length ?? 0;

/** Matches email addresses that earlier versions accepted. */
const LEGACY_EMAIL = /^[^@\s]+@[^@\s]+$/;

/**
 * Parses a person's email addresses, in any letter case, and phone numbers, in any grouping and any script's digits.
 * @throws UsageError if an argument is neither, is longer than a form accepts, or if there are too many
 */
export function parsePerson(texts: readonly string[]): Person {
  const person: Person = { emails: [], phones: [] };
  for (const text of texts.map((written) => written.trim())) {
    const { email } = text.length > EMAIL_LIMIT ? {} : parseEmail(text);
    const phone = text.length > PHONE_LIMIT ? "" : normalizePhone(text);
    if (email !== undefined || (text.length <= EMAIL_LIMIT && LEGACY_EMAIL.test(text)))
      person.emails.push(email ?? text.toLowerCase());
    else if (/^[\d\s().+#/ext\p{Pd}]+$/iu.test(phone) && isPhone(phone)) person.phones.push(phone);
    else {
      throw new UsageError(
        "submissions",
        `--erase needs an email address, or a phone number of at least ${MIN_DIGITS} digits, not "${text.slice(0, EMAIL_LIMIT)}".`,
      );
    }
  }
  if (Math.max(person.emails.length, person.phones.length) > MAX_CONTACTS)
    throw new UsageError(
      "submissions",
      `--erase takes at most ${MAX_CONTACTS} email addresses and ${MAX_CONTACTS} phone numbers.`,
    );
  if (countForeignLetters(person.emails) > MAX_FOREIGN_LETTERS)
    throw new UsageError(
      "submissions",
      `--erase takes email addresses with at most ${MAX_FOREIGN_LETTERS} letters other than a to z; name fewer at once.`,
    );
  return person;
}
