import { parseEmail } from "../../../../model/submissions/email-address.ts";

export interface Mailbox {
  name: string;
  address: string;
}

/** Normalizes an email address; returns undefined unless the text is exactly one address. */
export const toMailAddress = (text: string): string | undefined =>
  parseEmail(text, { allowsHost: true }).email;

/**
 * Whether every mail server accepts the address in a header. A non-ASCII local part requires SMTPUTF8 (RFC 6531);
 * servers without it reject the message.
 */
export const isAsciiAddress = (address: string): boolean => /^[\x21-\x7e]+$/.test(address);

/** Parses `hello@example.com` or `Example Talent <hello@example.com>`; returns undefined for anything else. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, quoted, plain = "", inside] = /^(?:"([^"<>]*)"\s*|([^"<>]*))<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = toMailAddress(inside ?? text);
  if (address === undefined) return undefined;
  const name = (quoted ?? plain).trim();
  return /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name) ? undefined : { name, address };
}
