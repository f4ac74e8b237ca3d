/** A name and an address, as a header of a mail carries them. */
export interface Mailbox {
  /** Empty where there is none. */
  name: string;
  address: string;
}

const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u;

/**
 * Whether a text is one plain address. A form accepts more: `a,b@example.com` would be read as two recipients by a mail
 * program, and a bidirectional mark would show another address than the one that is used.
 */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text) && !text.includes("..");
}

/** Reads `hello@example.com` or `Example Talent <hello@example.com>`; undefined when it is neither. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, quoted, plain = "", inside] = /^(?:"([^"<>]*)"|([^"<>]*?))\s*<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = inside?.trim() ?? text.trim();
  if (!isPlainAddress(address)) return undefined;
  const name = (quoted ?? plain).trim();
  return /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name) ? undefined : { name, address };
}
