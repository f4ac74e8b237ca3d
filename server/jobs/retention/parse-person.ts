import { cleanPhone, FEWEST_DIGITS, isPhone } from "../../../site/model/submissions/phone-number.ts";
import { readEmail } from "../../../site/model/submissions/email-address.ts";
import { BackendError } from "../../platform/backend-error.ts";
import type { Person } from "./submission-keeper.ts";

/** What earlier releases have stored as an address. */
const FORMER_ADDRESS = /^[^@\s]+@[^@\s]+$/;

/**
 * Reads whose data is meant: e-mail addresses in any spelling, and phone numbers in any grouping and digits.
 * @throws BackendError, one line, for what is neither
 */
export function parsePerson(texts: readonly string[]): Person {
  const person: Person = { emails: [], phones: [] };
  for (const text of texts.map((written) => written.trim())) {
    const { email } = readEmail(text);
    const phone = cleanPhone(text);
    if (email !== undefined || FORMER_ADDRESS.test(text)) person.emails.push(email ?? text.toLowerCase());
    else if (/^[\d\s().+#/ext\p{Pd}]+$/iu.test(phone) && isPhone(phone)) person.phones.push(phone);
    else {
      throw new BackendError(
        `--erase needs an e-mail address, or a phone number of at least ${FEWEST_DIGITS} digits, not "${text}".`,
      );
    }
  }
  return person;
}
