/** Control characters, marks of direction, joiners, and whatever else has no width; the one of Braille is blank and no space. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text without the characters that cannot be seen. For addresses and numbers: words of some languages need their joiners. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, "");

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => visibleText(text).trim() === "";
