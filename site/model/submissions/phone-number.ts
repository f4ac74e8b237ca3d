import { visibleText } from "./visible-text.ts";

/** Fewer digits are no number that can be called, and would be those of many people. */
export const FEWEST_DIGITS = 7;

/** The value of a digit of any script: each has its ten in a row. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** A phone number as it is stored: as it was typed, with the digits 0 to 9 and nothing invisible. */
export const cleanPhone = (typed: string): string =>
  visibleText(typed.normalize("NFKC"))
    .replace(/\p{Nd}/gu, toDigit)
    .trim();

/** Whether a number, as `cleanPhone` returns it, has enough digits. */
export const isPhone = (phone: string): boolean => phone.replace(/\D/g, "").length >= FEWEST_DIGITS;
