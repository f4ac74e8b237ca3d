import { stripInvisible } from "./typed-text.ts";

/** Longer text is not read. Links of mail filters have about 1,000 characters. */
const MAX_LENGTH = 4000;

/**
 * A receipt key (128 bits as base64url) after a `#`, or at the start of a text without one. Some programs convert it to
 * base64, with `+` and `/`.
 */
const KEYS = [/#[!/]?([\w-]{22})(?![\w-])/, /#[!/]?([\w+/-]{22})(?![\w+/-])/];
const BARE_KEYS = [/^[^\w-]*([\w-]{22})(?![\w-])/, /^[^\w+/-]*([\w+/-]{22})(?![\w+/-])/];

/** Decodes ASCII characters only, which is enough for a key and never throws. */
const decodePercent = (text: string): string =>
  text.replace(/%([0-7][0-9a-f])/gi, (_escape, code: string) => String.fromCharCode(parseInt(code, 16)));

const decodeEntities = (text: string): string =>
  text
    .replace(/&#(?:(\d{2,3})|x([0-7][0-9a-f]));/gi, (_entity, decimal?: string, hex = "") =>
      String.fromCharCode(decimal === undefined ? parseInt(hex as string, 16) : Number(decimal)),
    )
    .replace(/&num;/gi, "#")
    .replace(/&(?:lt|gt|quot|amp);/gi, " ");

/** How mail filters write the link that they protect. The first leaves the text as it is. */
const DECODINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  // Proofpoint, version 3: `__https://host/receipt*KEY__;Iw!!`
  (text) => text.replaceAll("*", "#").replaceAll("__;", " "),
  // Proofpoint, version 2: `u=https-3A__host_receipt-23KEY`, where `-2D` and `-5F` are the key's own `-` and `_`.
  (text) => text.replace(/_/g, "/").replace(/-(?=[0-7][0-9A-F])/gi, "%"),
  // Check Point: `v2/___https://host/receipt#KEY___.data`.
  (text) => text.replaceAll("___", " "),
  // Quoted-printable: `receipt=23KEY`.
  (text) => text.replace(/=(?=[0-7][0-9A-F])/g, "%"),
  // Sophos and others: the whole link, which begins with "http", as base64.
  (text) => decodeBase64(/\baHR0c[\w+/-]*/.exec(text)?.[0] ?? ""),
];

/**
 * Undoes what mail programs do to every text: full-width letters, dashes in place of hyphens, breaks inside words, marks
 * of quotation before lines, and escapes of Markdown, JSON and old scripts.
 */
const undoMailPrograms = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/=\r?\n|<\/?wbr>/gi, "")
    .replace(/(?:\r?\n|^)[> ]+/g, " ")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/(?:%|\\)u00(?=[0-7][0-9a-f])/gi, "%")
    .replace(/\\(?=[^\w\s])|\\(?=_)/g, "");

function decodeBase64(text: string): string {
  try {
    return atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}

function findKey(text: string, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const key = pattern.exec(text)?.[1];
    if (key !== undefined) return key.replaceAll("+", "-").replaceAll("/", "_");
  }
  return undefined;
}

/**
 * Reads the receipt key from a link, a URL's fragment, or the key itself, also if mail software has changed it: escaped
 * its characters (several times), added tracking parameters or punctuation, broken or quoted its lines, or wrapped it in
 * a link of its own.
 */
export function readReceiptKey(input: string): string | undefined {
  if (input.length > MAX_LENGTH) return undefined;
  const cleaned = stripInvisible(undoMailPrograms(input).replace(/\s/g, " ")).trim();
  // A key that is broken into two lines, with other lines after it, or with nothing after it.
  for (const text of [cleaned, cleaned.replace(/(#\S{1,60}) (?=\S)/, "$1"), cleaned.replaceAll(" ", "")])
    for (const decode of DECODINGS) {
      let decoded = decodeEntities(decode(text));
      // Each filter on a mail's way may escape the link once more.
      for (let round = 0; round < 5; round += 1) {
        const key = findKey(decoded, KEYS) ?? findKey(decoded, BARE_KEYS);
        if (key !== undefined) return key;
        decoded = decodePercent(decoded);
      }
    }
  return undefined;
}
