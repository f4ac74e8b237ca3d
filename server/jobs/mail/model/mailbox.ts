import { readEmail } from "../../../../site/model/submissions/email-address.ts";

/** A name and an address, as a header of a mail carries them. */
export interface Mailbox {
  /** Empty where there is none. */
  name: string;
  address: string;
}

/** The address that a mail to somebody goes to; undefined where a text is no one address. */
export const toMailAddress = (text: string): string | undefined =>
  readEmail(text, { allowsHost: true }).email;

/**
 * Whether an address may be in a header of any mail. Letters beyond ASCII before the @ need SMTPUTF8 (RFC 6531) there, without
 * which a server refuses the whole mail.
 */
export const fitsAnyHeader = (address: string): boolean => /^[\x21-\x7e]+$/.test(address);

/** Reads `hello@example.com` or `Example Talent <hello@example.com>`; undefined when it is neither. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, quoted, plain = "", inside] = /^(?:"([^"<>]*)"|([^"<>]*?))\s*<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = toMailAddress(inside ?? text);
  if (address === undefined) return undefined;
  const name = (quoted ?? plain).trim();
  return /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name) ? undefined : { name, address };
}
