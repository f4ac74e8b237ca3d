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

interface TypedTexts {
  get: (name: string) => unknown;
}

/** Whether a form's text field is blank or missing. */
export const isBlankField = (form: TypedTexts, name: string): boolean =>
  isBlank((form.get(name) as string | null | undefined) ?? "");

/** Whether a form in which email or phone is enough has neither. */
export const hasNoContact = (form: TypedTexts): boolean =>
  isBlankField(form, "email") && isBlankField(form, "phone");

/**
 * Parses a day as date inputs send it (`2026-12-31`), or as it is typed in the US where a browser shows a text input
 * (`12/31/2026`).
 * @returns the day in ISO 8601; undefined if there is no such day
 */
export function parseDay(text: string): string | undefined {
  const day = text.replace(
    /^(\d\d?)\/(\d\d?)\/(\d{4})$/,
    (_match, month: string, date: string, year: string) =>
      [year, month.padStart(2, "0"), date.padStart(2, "0")].join("-"),
  );
  const time = new Date(day);
  // JavaScript takes February 30 for March 2.
  return day.length === 10 && +time >= 0 && time.toISOString().startsWith(day) ? day : undefined;
}

/** Formats a stored day for people in the agency: `December 31, 2026`. Returns other text as it is. */
export const formatSentDay = (text: string): string =>
  parseDay(text) === undefined
    ? text
    : new Date(text).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Counts code points, as the database does. An emoji counts as one although its `length` is two. */
export function countCharacters(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; count += 1) index += text.codePointAt(index)! > 0xffff ? 2 : 1;
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
