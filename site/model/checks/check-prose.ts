import { locateField } from "../source/check-source.ts";
import { countWords } from "../source/count-words.ts";
import { describeChoice } from "../source/describe-issue.ts";
import type { MarkdownCheck } from "./check-markdown.ts";

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
  return Math.abs(actual - minutes) <= minutes * TOLERANCE
    ? []
    : [
        {
          ...locateField(frontMatter, ["read"]),
          problem: `found "${read}" for ${wordCount} words, expected about ${actual.toFixed(1)} minutes at ${WORDS_PER_MINUTE} words per minute: correct the time, or remove it`,
        },
      ];
};

/** Reports headings that do not start at level 2 or that skip a level. */
export const checkHeadings: MarkdownCheck = ({ prose, frontMatter: { file } }) => {
  let level = 1;
  return prose.flatMap(({ heading, line }) => {
    if (heading === undefined) return [];
    const isInOrder = heading >= 2 && heading <= level + 1;
    const allowedRange = level > 1 ? ` to ${level + 1} (## to ${"#".repeat(level + 1)})` : " (##)";
    const expected = `a heading of level 2${allowedRange}; the title is the only level 1`;
    if (isInOrder) level = heading;
    return isInOrder
      ? []
      : [{ file, line, field: "heading", problem: `found level ${heading}, expected ${expected}` }];
  });
};

const DELIMITER_ROW = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?\s*)?$/;

/** Reports tables that Markdown reads as text. */
export const checkTables: MarkdownCheck = ({ prose, frontMatter: { file } }) =>
  prose
    .filter(({ text }) => DELIMITER_ROW.test(text))
    .map(({ line }) => ({
      file,
      line,
      field: "table",
      problem:
        "found a table that would appear as plain text, expected a blank line above it, no indentation, and as many columns in the line of hyphens as in the header row",
    }));

/** Reports citations of sources that the front matter does not list. */
export const checkCitations: MarkdownCheck = (source) => {
  if (source.frontMatter.mistakes.length > 0) return [];
  const { sources } = (source.frontMatter.value ?? {}) as { sources?: { id?: unknown }[] };
  const sourceIds = Array.isArray(sources) ? sources.map((one) => String(one.id)) : [];
  return source.prose.flatMap(({ text, line }) =>
    [...text.matchAll(/\[source:([^\]]*)\]/g)].flatMap(([, id = ""]) =>
      sourceIds.includes(id)
        ? []
        : [
            {
              file: source.frontMatter.file,
              line,
              field: "source",
              problem:
                sourceIds.length === 0
                  ? `found "${id}", expected an entry with that id in \`sources\` of the front matter`
                  : describeChoice(id, sourceIds),
            },
          ],
    ),
  );
};
