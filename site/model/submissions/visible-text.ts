/** Control, bidi and zero-width characters, and the blank Braille pattern, which is not white space. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Removes invisible characters. For addresses and numbers only: some languages need joiners. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, "");

export const isBlank = (text: string): boolean => visibleText(text).trim() === "";
