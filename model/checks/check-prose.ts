import { mistakeAt } from "../source/check-source.ts";
import { countWords } from "../source/count-words.ts";
import { describeChoice } from "../source/describe-issue.ts";
import type { MarkdownCheck } from "./check-markdown.ts";
import { checkLines } from "./check-texts.ts";

const WORDS_PER_MINUTE = 220;
/** Allowed deviation of the stated read time, as a fraction. */
const TOLERANCE = 0.15;

/** Reports a read time that does not match the word count. */
export const checkReadTime: MarkdownCheck = ({ frontMatter, prose, blocks }) => {
  const { read } = (frontMatter.value ?? {}) as { read?: unknown };
  // The words of an invalid block cannot be counted.
  if (typeof read !== "string" || blocks.some(({ yaml }) => yaml.mistakes.length > 0)) return [];
  const minutes = parseInt(read, 10);
  const wordCount = countWords(
    prose,
    blocks.map(({ yaml }) => yaml.value),
  );
  const actual = wordCount / WORDS_PER_MINUTE;
  if (Math.abs(actual - minutes) <= minutes * TOLERANCE) return [];
  const problem = `found "${read}" for ${wordCount} words, expected about ${actual.toFixed(1)} minutes at ${WORDS_PER_MINUTE} words per minute: correct the time, or remove it`;
  return [mistakeAt(frontMatter, ["read"], problem)];
};

/** Reports headings that do not start at level 2 or that skip a level. */
export const checkHeadings: MarkdownCheck = (source) => {
  let level = 1;
  return checkLines(source, "heading", ({ heading }) => {
    if (heading === undefined) return undefined;
    if (heading >= 2 && heading <= level + 1) {
      level = heading;
      return undefined;
    }
    const allowedRange = level > 1 ? ` to ${level + 1} (## to ${"#".repeat(level + 1)})` : " (##)";
    return `found level ${heading}, expected a heading of level 2${allowedRange}; the title is the only level 1`;
  });
};

const DELIMITER_ROW = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?\s*)?$/;

/** Reports tables that Markdown reads as text. */
export const checkTables: MarkdownCheck = (source) =>
  checkLines(source, "table", ({ text }) =>
    DELIMITER_ROW.test(text)
      ? "found a table that would appear as plain text, expected a blank line above it, no indentation, and as many columns in the line of hyphens as in the header row"
      : undefined,
  );

/** Reports citations of sources that the front matter does not list. */
export const checkCitations: MarkdownCheck = (source) => {
  if (source.frontMatter.mistakes.length > 0) return [];
  const { sources } = (source.frontMatter.value ?? {}) as { sources?: { id?: unknown }[] };
  const sourceIds = Array.isArray(sources) ? sources.map((one) => String(one.id)) : [];
  const describe = (id: string): string =>
    sourceIds.length === 0
      ? `found "${id}", expected an entry with that id in \`sources\` of the front matter`
      : describeChoice(id, sourceIds);
  return checkLines(source, "source", ({ text }) =>
    Array.from(text.matchAll(/\[source:([^\]]*)\]/g), ([, id = ""]) => id)
      .filter((id) => !sourceIds.includes(id))
      .map(describe),
  );
};
