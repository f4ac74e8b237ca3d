/**
 * Matches control, bidi and zero-width characters, and the blank Braille pattern, which is not considered
 * white space.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Removes invisible characters. Use this only for addresses and numbers, because some languages need joiners.
 */
export const stripInvisible = (text: string): string => text.replace(INVISIBLE, "");

export const isBlank = (text: string): boolean => stripInvisible(text).trim() === "";
