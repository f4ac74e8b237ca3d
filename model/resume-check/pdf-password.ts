import { md5 } from "@noble/hashes/legacy.js";
import { decodeLatin1 } from "./resume-kind.ts";

const [OPEN, CLOSE, BACKSLASH, CR, LF] = [0x28, 0x29, 0x5c, 0x0d, 0x0a];

const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** Maximum length of a string in the file, in bytes. Keys and identifiers have at most 127. */
const MAX_BYTES = 1_024;

/**
 * Reads a literal or hexadecimal PDF string (ISO 32000-2, 7.3.4).
 * @param from offset of the opening parenthesis or angle bracket
 * @returns undefined if the string is too long for a key or an identifier
 */
function readPdfString(bytes: Uint8Array, from: number): Uint8Array | undefined {
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

/**
 * The entries of the encryption dictionary that are needed to check the empty password (ISO 32000-2, 7.6.4).
 */
interface Encryption {
  revision: number;
  keyBytes: number;
  permissions: number;
  owner: Uint8Array;
  user: Uint8Array;
  id: Uint8Array;
  isMetadataEncrypted: boolean;
}

/** Padding for short passwords (ISO 32000-2, algorithm 2). */
const PADDING = Uint8Array.from(
  [0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08].concat([
    0x2e, 0x2e, 0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
  ]),
);

/**
 * Whether a PDF requires a password to open. Many PDFs are encrypted only to restrict printing or copying, so
 * the empty password is tried.
 * @returns false if it cannot be determined
 */
export async function needsPassword(bytes: Uint8Array): Promise<boolean> {
  const text = decodeLatin1(bytes);
  const dictionary = findDictionary(text);
  if (dictionary === undefined) return false;
  const [from, to] = dictionary;
  const entries = text.slice(from, to);
  const [, filter] = /\/Filter\s*\/([\w.]+)/.exec(entries) ?? [];
  // All other filters encrypt the file for certificate holders.
  if (filter !== undefined && filter !== "Standard") return true;
  const encryption = readEncryption(bytes, text, from, entries);
  if (encryption === undefined) return false;
  const { revision } = encryption;
  if (revision >= 2 && revision <= 4) return !opensByMd5(encryption);
  // Revisions 5 and 6 use SHA-2, which browsers provide only in secure contexts.
  if ((revision !== 5 && revision !== 6) || globalThis.crypto?.subtle === undefined) return false;
  return !(await opensBySha(encryption));
}

/** Sizes in bytes: how much of a file is searched at once, and how far a match may extend beyond it. */
const [WINDOW, OVERLAP] = [65_536, 100];

/**
 * Finds a pattern's last match. Searches from the end and stores one match at a time, because a hostile file contains
 * a million of them.
 * @param pattern a global pattern whose matches are at most `OVERLAP` characters long
 * @returns the match, and the offset of its end
 */
function findLast(text: string, pattern: RegExp): { match: RegExpExecArray; end: number } | undefined {
  for (let from = text.length; from > 0;) {
    const to = Math.min(text.length, from + OVERLAP);
    from = Math.max(0, from - WINDOW);
    let last: RegExpExecArray | undefined;
    for (const match of text.slice(from, to).matchAll(pattern)) last = match;
    if (last) return { match: last, end: from + last.index + last[0].length };
  }
  return undefined;
}

function findDictionary(text: string): [from: number, to: number] | undefined {
  const named = findLast(text, /\/Encrypt\s{0,20}(?:(\d{1,10})\s{1,20}(\d{1,5})\s{1,20}R|(?=<<))/g);
  if (named === undefined) return undefined;
  const [, number, generation] = named.match;
  let from = named.end;
  if (number !== undefined) {
    const object = findLast(text, new RegExp(`\\D${number}\\s{1,20}${generation}\\s{1,20}obj`, "g"));
    if (object === undefined) return undefined;
    from = object.end;
  }
  const entries = text.slice(from, from + 4_000);
  const end = entries.indexOf("endobj");
  return [from, from + (end < 0 ? entries.length : end)];
}

function readEncryption(
  bytes: Uint8Array,
  text: string,
  from: number,
  entries: string,
): Encryption | undefined {
  const number = (name: string): number | undefined => {
    const [, digits] = new RegExp(`/${name}\\s+(-?\\d+)`).exec(entries) ?? [];
    return digits === undefined ? undefined : Number(digits);
  };
  const readString = (name: string): Uint8Array | undefined => {
    const key = new RegExp(`/${name}\\s*(?=[(<])`).exec(entries);
    return key ? readPdfString(bytes, from + key.index + key[0].length) : undefined;
  };
  const [revision, version, permissions] = [number("R"), number("V"), number("P")];
  const [owner, user] = [readString("O"), readString("U")];
  if (revision === undefined || permissions === undefined || !owner || !user) return undefined;
  const named = findLast(text, /\/ID\s{0,20}\[\s{0,20}(?=[(<])/g);
  const id = named ? readPdfString(bytes, named.end) : new Uint8Array();
  if (id === undefined) return undefined;
  return {
    revision,
    keyBytes: version === 1 ? 5 : version === 4 ? 16 : (number("Length") ?? 40) / 8,
    permissions,
    owner,
    user,
    id,
    isMetadataEncrypted: !/\/EncryptMetadata\s+false/.test(entries),
  };
}

/** Tries the empty password on revisions 2 to 4 (ISO 32000-2, algorithms 2, 4 and 5). */
function opensByMd5({ revision, keyBytes, permissions, ...rest }: Encryption): boolean {
  const { owner, user, id, isMetadataEncrypted } = rest;
  const flags = new Uint8Array(4);
  new DataView(flags.buffer).setInt32(0, permissions | 0, true);
  const metadataSuffix = revision === 4 && !isMetadataEncrypted ? Uint8Array.of(255, 255, 255, 255) : [];
  let key = md5(Uint8Array.of(...PADDING, ...owner.subarray(0, 32), ...flags, ...id, ...metadataSuffix));
  if (revision === 2) return hasSamePrefix(rc4(key.subarray(0, keyBytes), PADDING), user, 32);
  for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, keyBytes));
  let expected = md5(Uint8Array.of(...PADDING, ...id));
  for (let round = 0; round < 20; round += 1)
    expected = rc4(
      key.subarray(0, keyBytes).map((byte) => byte ^ round),
      expected,
    );
  return hasSamePrefix(expected, user, 16);
}

/** Tries the empty user password on revisions 5 and 6 (ISO 32000-2, algorithms 2.A and 2.B). */
async function opensBySha({ revision, user }: Encryption): Promise<boolean> {
  const hash = async (bits: number, data: Uint8Array<ArrayBuffer>) =>
    new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, data));
  let key = await hash(256, Uint8Array.from(user.subarray(32, 40)));
  let lastByte = 0;
  for (let round = 0; revision === 6 && (round < 64 || lastByte > round - 32); round += 1) {
    const repeatedKey = new Uint8Array(64 * key.length).map((_, index) => key[index % key.length] ?? 0);
    const aes = await crypto.subtle.importKey("raw", key.slice(0, 16), "AES-CBC", false, ["encrypt"]);
    const paddedCiphertext = await crypto.subtle.encrypt(
      { name: "AES-CBC", iv: key.slice(16, 32) },
      aes,
      repeatedKey,
    );
    const ciphertext = new Uint8Array(paddedCiphertext, 0, repeatedKey.length);
    const remainder = ciphertext.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    lastByte = ciphertext[ciphertext.length - 1] ?? 0;
    key = await hash([256, 384, 512][remainder] ?? 256, ciphertext);
  }
  return hasSamePrefix(key, user, 32);
}

const hasSamePrefix = (one: Uint8Array, other: Uint8Array, length: number): boolean =>
  other.length >= length && other.subarray(0, length).every((byte, index) => byte === one[index]);

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const stateAt = (index: number): number => state[index & 255] ?? 0;
  const swap = (one: number, other: number): void => {
    [state[one & 255], state[other & 255]] = [stateAt(other), stateAt(one)];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + stateAt(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Uint8Array.from(data, (byte) => {
    i += 1;
    j = (j + stateAt(i)) & 255;
    swap(i, j);
    return byte ^ stateAt(stateAt(i) + stateAt(j));
  });
}
