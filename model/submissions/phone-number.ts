import { isOverlong, stripInvisible } from "./typed-text.ts";

export const PHONE_LIMIT = 40;

/**
 * Minimum number of digits in a phone number. Shorter numbers cannot be dialed, and could match several
 * people.
 */
export const MIN_DIGITS = 7;

/**
 * Returns the numeric value of a digit in any script. In Unicode, the ten digits of a script are consecutive.
 */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let digitZeroCode = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(digitZeroCode - 1))) digitZeroCode -= 1;
  return String((code - digitZeroCode) % 10);
}

/**
 * Cleans a phone number for storage. The number is kept as typed, except that digits are converted to ASCII
 * and invisible characters are removed. An overlong text is only trimmed; its length is the error.
 */
export function normalizePhone(input: string): string {
  const text = input.trim();
  if (isOverlong(text, PHONE_LIMIT)) return text;
  return stripInvisible(text.normalize("NFKC"))
    .replace(/\p{Nd}/gu, toDigit)
    .trim();
}

/** Whether a phone number returned by `normalizePhone` has enough digits. */
export const isPhone = (phone: string): boolean => phone.replace(/\D/g, "").length >= MIN_DIGITS;

/**
 * Matches a ten-digit US number with or without country code, or an international number that starts with a
 * plus sign.
 */
export const PHONE_PATTERN = /^(?:(?:1[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\+(?:[ ().-]*\d){8,15})$/;

/** Matches where another number begins: before a plus sign or slash, and at any text between two numbers. */
const BOUNDARY = /(?=[+/])|[^\d\s+/().\p{Pd}\u00b7]+/u;

/** Matches the prefix of an international call, which a country code and a long number follow. */
const CALL_PREFIX = /^(?:00(?=[1-9]\d{7})|011(?=[1-9]\d{9}))/;

/** Maximum number of digits in an international number (ITU-T E.164). */
const MAX_DIGITS = 15;

/**
 * Finds the first number in a typed text, without its extension, as a telephone dials it: digits, after a plus sign if
 * they include a country code. Returns undefined if there is none.
 */
export function toDialedNumber(text: string): string | undefined {
  let number = "";
  for (const part of normalizePhone(text).split(BOUNDARY)) {
    if (isPhone(number)) break;
    // Some countries write a slash after the area code.
    number = part.startsWith("/") ? number + part : part;
  }
  const hasPlus = number.startsWith("+");
  // As in +44 (0)20 7946 0018: the zero is dialed only within the country.
  const digits = (/^\s*(?:\+|00)/.test(number) ? number.replace(/\(\s*0\s*\)/, "") : number).replace(
    /\D/g,
    "",
  );
  const dialed = digits.replace(CALL_PREFIX, "");
  if (!isPhone(dialed) || dialed.length > MAX_DIGITS) return undefined;
  return hasPlus || dialed !== digits ? `+${dialed}` : dialed;
}

/** Builds the `tel:` link of the agency's number, such as `tel:+13025550142` for `(302) 555-0142`. */
export function createPhoneLink(text: string) {
  const dialed = toDialedNumber(text) ?? "";
  const countryCode = dialed.startsWith("+") ? "" : dialed.length > 10 ? "+" : "+1";
  return { text, href: `tel:${countryCode}${dialed}` };
}
