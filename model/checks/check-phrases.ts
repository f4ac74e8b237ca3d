import type { Mistake } from "../source/content-error.ts";
import type { MarkdownSource } from "../source/markdown-source.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import type { DataCheck } from "./check-data.ts";
import { checkLines, checkStrings, combinePatterns } from "./check-texts.ts";
import { FORBIDDEN_PHRASES } from "./forbidden-phrases.ts";
import { findVariantSpellings, findUnidiomaticPhrases } from "./spellings.ts";

/**
 * Matches negations such as "never" or "leaves out". A sentence with a negation may contain a forbidden phrase, because
 * the sentence advises against the phrase, as in "never ask about family".
 */
const NEGATION =
  /\b(?:not|never|no|nor|avoid\w*|cannot|illegal|unlawful|instead of|rather than|without|leav\w+ out)\b|n['’]t\b/i;

/** Reports forbidden and unidiomatic phrases, variant spellings and emoji in data files. */
export const checkPhrases: DataCheck = (_, { data }) => [...data.values()].flatMap(checkPhrasesInFields);

export const checkPhrasesInBody = (source: MarkdownSource): Mistake[] => [
  ...source.blocks.flatMap(({ yaml }) => checkPhrasesInFields(yaml)),
  ...checkLines(source, "phrase", ({ text }) => findProblems(text)),
];

const hasPhrase = combinePatterns(FORBIDDEN_PHRASES.map(({ pattern }) => pattern));

/** Describes each forbidden phrase in a text: the phrase, why it is forbidden, and what to write instead. */
export function findPhrases(text: string): string[] {
  if (!text.split("\n").some(hasPhrase)) return [];
  return text.split(/(?<=[.?!])\s+|\n+/).flatMap((sentence) =>
    FORBIDDEN_PHRASES.flatMap(({ pattern, why, remedy }) => {
      const match = pattern.exec(sentence);
      if (match === null || NEGATION.test(sentence.slice(0, match.index + match[0].length))) return [];
      return [`found "${match[0]}", which ${why}; ${remedy}`];
    }),
  );
}

export const checkPhrasesInFields = (source: YamlSource): Mistake[] => checkStrings(source, findProblems);

const findProblems = (text: string): string[] => [
  ...findPhrases(text),
  ...findVariantSpellings(text),
  ...findUnidiomaticPhrases(text),
  ...findEmoji(text),
];

/** Matches emoji, which the fonts of social images and the report lack. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u;

const findEmoji = (text: string): string[] =>
  (EMOJI.exec(text) ?? []).map(
    (found) => `found the emoji ${found}, which cannot be shown in social images and the report: use words`,
  );
