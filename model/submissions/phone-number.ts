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
