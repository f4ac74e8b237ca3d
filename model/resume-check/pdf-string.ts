const [OPEN, CLOSE, BACKSLASH, CR, LF] = [0x28, 0x29, 0x5c, 0x0d, 0x0a];

const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** Maximum length of a string in the file, in bytes. Keys and identifiers have at most 127. */
const MAX_BYTES = 1_024;

/**
 * Reads a literal or hexadecimal PDF string (ISO 32000-2, 7.3.4).
 * @param from offset of the opening parenthesis or angle bracket
 * @returns undefined if the string is too long for a key or an identifier
 */
export function readPdfString(bytes: Uint8Array, from: number): Uint8Array | undefined {
  const start = bytes.subarray(from, from + MAX_BYTES);
  return start[0] === OPEN ? readLiteral(start, 1) : readHexadecimal(start, 1);
}

function readHexadecimal(bytes: Uint8Array, from: number): Uint8Array | undefined {
  const [content, ...rest] = String.fromCharCode(...bytes.subarray(from)).split(">");
  if (rest.length === 0) return undefined;
  const pairs = content?.replace(/[^\da-f]/gi, "").match(/..?/g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair.padEnd(2, "0"), 16));
}

function readLiteral(bytes: Uint8Array, from: number): Uint8Array | undefined {
  const decodedBytes: number[] = [];
  let depth = 1;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === OPEN) depth += 1;
    if (byte === CLOSE && (depth -= 1) === 0) return Uint8Array.from(decodedBytes);
    if (byte === CR) {
      // A CR or CRLF in a string counts as one line feed.
      if (bytes[at + 1] === LF) at += 1;
      decodedBytes.push(LF);
    } else if (byte === BACKSLASH) {
      const [escape, ...values] = readEscape(bytes, at + 1);
      at += escape;
      decodedBytes.push(...values);
    } else decodedBytes.push(byte);
  }
  return undefined;
}

/** Returns the length of an escape sequence after its backslash, and the bytes that it represents. */
function readEscape(bytes: Uint8Array, at: number): [length: number, ...values: number[]] {
  const following = String.fromCharCode(...bytes.subarray(at, at + 3));
  const [octal] = /^[0-7]{1,3}/.exec(following) ?? [];
  if (octal !== undefined) return [octal.length, Number.parseInt(octal, 8) & 255];
  const [lineBreak] = /^(?:\r\n|\r|\n)/.exec(following) ?? [];
  if (lineBreak !== undefined) return [lineBreak.length];
  const first = following.charAt(0);
  return [1, ESCAPES[first] ?? first.charCodeAt(0)];
}
