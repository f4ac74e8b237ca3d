import { BackendError } from "../backend/backend-error.ts";
import type { Person } from "./submission-keeper.ts";

/** Fewer digits would find numbers of many people. */
const fewestDigits = 7;

/**
 * Reads whose data is meant: e-mail addresses, and phone numbers in any grouping.
 * @throws BackendError, one line, for what is neither
 */
export function parsePerson(texts: readonly string[]): Person {
  const person: Person = { emails: [], phones: [] };
  for (const text of texts.map((written) => written.trim())) {
    if (/^[^@\s]+@[^@\s]+$/.test(text)) person.emails.push(text.toLowerCase());
    else if (/^[\d\s().+#/extEXT-]+$/.test(text) && text.replace(/\D/g, "").length >= fewestDigits)
      person.phones.push(text);
    else {
      throw new BackendError(
        `--erase needs an e-mail address, or a phone number of at least ${fewestDigits} digits, not "${text}".`,
      );
    }
  }
  return person;
}
