import { mistakeAt } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import type { MarkdownSource } from "../source/markdown-source.ts";
import type { FieldPath } from "../source/yaml-source.ts";
import { DOUBTED_WORDS, REFUSED_WORDS, type JobWord } from "./job-word-list.ts";
import { checkLines, checkStrings, combinePatterns } from "./check-texts.ts";

type Rules = readonly JobWord[];

/** Describes each listed word in a text: the word, why it is listed, and what to write instead. */
const createFinder = (rules: Rules) => {
  const hasWord = combinePatterns(rules.map(({ pattern }) => pattern));
  return (text: string, [field]: FieldPath = []): string[] => {
    if (!hasWord(text)) return [];
    return rules.flatMap(({ pattern, why, better, unless, except }) => {
      const [found] = pattern.exec(text) ?? [];
      const isExcused = unless?.test(text) === true || (except !== undefined && except === field);
      if (found === undefined || isExcused) return [];
      return [`found "${found}", ${why}: ${better}`];
    });
  };
};

const findRefused = createFinder(REFUSED_WORDS);
const findDoubted = createFinder(DOUBTED_WORDS);

/** Field that is not published. */
const PRIVATE_FIELD = "owner";

function checkAll(source: MarkdownSource, find: ReturnType<typeof createFinder>): Mistake[] {
  return [
    ...checkStrings(source.frontMatter, (text, path) =>
      path?.[0] === PRIVATE_FIELD ? [] : find(text, path),
    ),
    ...source.blocks.flatMap(({ yaml }) => checkStrings(yaml, find)),
    ...checkLines(source, "phrase", ({ text }) => find(text)),
  ];
}

/** Reports words that an opening must not have. */
export const checkJobWords = (source: MarkdownSource): Mistake[] => checkAll(source, findRefused);

/** A range whose high end is more than this times its low end says little. */
const WIDEST_RANGE = 1.5;

/** Questions words that an opening may have, and a range of pay that is wide. */
export function questionJob(source: MarkdownSource): Mistake[] {
  const { frontMatter } = source;
  const { low, high } = ((frontMatter.value as { pay?: unknown } | undefined)?.pay ?? {}) as Record<
    string,
    unknown
  >;
  const isWide = typeof low === "number" && typeof high === "number" && high > low * WIDEST_RANGE;
  const wide = `found ${String(low)} to ${String(high)}, a range whose high end is more than ${WIDEST_RANGE} times the low one: write what the employer expects to pay on the first day, or two openings`;
  return [
    ...(isWide ? [mistakeAt(frontMatter, ["pay", "high"], wide)] : []),
    ...checkAll(source, findDoubted),
  ];
}
