/**
 * Control, bidi and zero-width characters, and the blank Braille pattern, which is not considered white space.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Removes invisible characters. Use this only for addresses and numbers, because some languages need joiners.
 */
export const stripInvisible = (text: string): string => text.replace(INVISIBLE, "");

export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** Counts code points, as the database does. An emoji counts as one although its `length` is two. */
export function countCharacters(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; count += 1)
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  return count;
}

/**
 * Whether an address or number is too long to be normalized: more than twice its limit, which leaves room for a
 * display name and invisible characters. Normalizing takes quadratic time in combining marks, so that 64 KB of them
 * would block the thread for a second. The database has the same rule.
 * @param text without white space around it
 */
export const isOverlong = (text: string, limit: number): boolean =>
  text.length > 2 * limit && countCharacters(text) > 2 * limit;
