import type { MarkdownSource } from "../source/markdown-source.ts";
import { listStrings } from "../leaves.ts";
import { splitWords } from "../split-words.ts";

export type BodyWords = ReturnType<typeof collectBodyWords>;

const MIN_FREQUENT_COUNT = 4;

/** Matches what is not prose: placeholders, link targets, citations, and tags. */
const MARKUP = /\{\{[^}]*\}\}|\]\([^)]*\)|\[source:[^\]]*\]|<[/!a-z][^>\n]*>/gi;

/**
 * Collects the searchable words in the body of an entry. Each word occurs once; words are separated by spaces.
 */
export function collectBodyWords({ prose, blocks }: Pick<MarkdownSource, "prose" | "blocks">) {
  const blockTexts = blocks.flatMap(({ caption, yaml }) => [
    { text: caption ?? "" },
    ...listStrings(yaml.value),
  ]);
  const counts = new Map<string, number>();
  for (const word of wordsIn([...prose, ...blockTexts])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return {
    text: [...counts.keys()].join(" "),
    frequentWords: [...counts.keys()]
      .filter((word) => (counts.get(word) ?? 0) >= MIN_FREQUENT_COUNT)
      .join(" "),
    headings: [...new Set(wordsIn(prose.filter(({ heading }) => heading !== undefined)))].join(" "),
  };
}

function wordsIn(texts: readonly { text: string }[]): string[] {
  const joined = texts.map(({ text }) => text).join("\n");
  return splitWords(joined.replace(MARKUP, " "));
}
