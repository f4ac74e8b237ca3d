import { visibleText } from "./visible-text.ts";

/** Fewer digits cannot be dialed and would match many people. */
export const MIN_DIGITS = 7;

/** Returns the numeric value of a digit in any script. Unicode assigns each script's ten digits in sequence. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * Cleans a number for storage: keeps what was typed, but converts digits to ASCII and removes invisible
 * characters.
 */
export const cleanPhone = (typed: string): string =>
  visibleText(typed.normalize("NFKC"))
    .replace(/\p{Nd}/gu, toDigit)
    .trim();

/** Whether a number returned by `cleanPhone` has enough digits. */
export const isPhone = (phone: string): boolean => phone.replace(/\D/g, "").length >= MIN_DIGITS;
