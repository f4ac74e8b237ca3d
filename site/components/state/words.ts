const NUMBERS = ["Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
const ORDINALS = ["zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh"];

/** A small whole number in words, `Four`; larger ones stay figures. */
export const numberWord = (value: number): string => NUMBERS[value] ?? String(value);

/** The place in a row in words, from 1: `second`. */
export const ordinalWord = (place: number): string => ORDINALS[place] ?? `${place}th`;

/** `Houston, Dallas and Austin`. */
export function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** A job title inside a sentence: `project executive`, while MEP and BIM keep their capitals. */
export const roleInSentence = (role: string): string =>
  role.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());

/** The indefinite article for a word as it is spoken: `an estimator`, `an MEP engineer`, `a quality manager`. */
export function withArticle(words: string): string {
  const isSpelled = /^[A-Z]{2,}\b/.test(words);
  const startsWithVowel = isSpelled ? /^[AEFHILMNORSX]/.test(words) : /^[aeio]/i.test(words);
  return `${startsWithVowel ? "an" : "a"} ${words}`;
}

/** The same words with a capital at the start. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
