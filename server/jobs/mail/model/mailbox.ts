import { readEmail } from "../../../../site/model/submissions/email-address.ts";

export interface Mailbox {
  /** May be empty. */
  name: string;
  address: string;
}

/** Converts a text to an address to send to; undefined unless it is exactly one address. */
export const toMailAddress = (text: string): string | undefined =>
  readEmail(text, { allowsHost: true }).email;

/**
 * Whether an address is safe in a header of any mail. A non-ASCII local part needs SMTPUTF8 (RFC 6531);
 * servers without it reject the whole mail.
 */
export const fitsAnyHeader = (address: string): boolean => /^[\x21-\x7e]+$/.test(address);

/** Parses `hello@example.com` or `Example Talent <hello@example.com>`; undefined if it is neither. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, quoted, plain = "", inside] = /^(?:"([^"<>]*)"|([^"<>]*?))\s*<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = toMailAddress(inside ?? text);
  if (address === undefined) return undefined;
  const name = (quoted ?? plain).trim();
  return /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name) ? undefined : { name, address };
}
