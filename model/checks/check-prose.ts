import { mistakeAt } from "../source/check-source.ts";
import { describeChoice } from "../source/describe-issue.ts";
import { checkLines } from "./check-texts.ts";
import type { ProseLine, MarkdownSource } from "../source/markdown-source.ts";
import type { Mistake } from "../source/content-error.ts";
import type { ReferenceTable } from "../source/references.ts";
import { checkWidgetTags } from "./check-widget-tags.ts";
import { checkHtml, checkMarkdownLinks, checkPictures } from "./check-links.ts";
import { checkPayBlocks } from "./check-pay-regions.ts";
import type { LinkTargets } from "../kinds/site.ts";
import { checkHardcodedClaimsInProse, type ClaimFigure } from "./check-hardcoded-claims.ts";
import { checkHardcodedPayInBody, type PayPatterns } from "./pay-patterns.ts";

const WORDS_PER_MINUTE = 220;
/** Allowed deviation of the stated read time, as a fraction. */
const TOLERANCE = 0.15;

/** Reports a read time that does not match the word count. */
const checkReadTime: MarkdownCheck = ({ frontMatter, prose, blocks }) => {
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
const checkHeadings: MarkdownCheck = (source) => {
  let level = 1;
  return checkLines(source, "heading", ({ heading, text }) => {
    if (heading === undefined)
      return /^#{2,6}\w/.test(text) ? `found "${text}", expected a space after the number signs` : undefined;
    if (heading >= 2 && heading <= level + 1) {
      level = heading;
      return undefined;
    }
    const allowedRange = level > 1 ? ` to ${level + 1} (## to ${"#".repeat(level + 1)})` : " (##)";
    return `found level ${heading}, expected a heading of level 2${allowedRange}; the title is the only level 1`;
  });
};

const DELIMITER_ROW = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?\s*)?$/;

const ROW = /^\s*\|.*\|\s*$/;

/** Reports tables that Markdown reads as text. */
const checkTables: MarkdownCheck = (source) => {
  const rows = source.prose.filter(({ text }) => ROW.test(text));
  const rowLines = new Map(rows.map(({ text, line }) => [line, text]));
  return checkLines(source, "table", ({ text, line }) => {
    if (DELIMITER_ROW.test(text))
      return `${PLAIN_TABLE}, expected a blank line above it, no indentation, and as many columns in the line of hyphens as in the header row`;
    const next = rowLines.get(line + 1);
    const isHeader = rowLines.has(line) && !rowLines.has(line - 1);
    return isHeader && next !== undefined && !DELIMITER_ROW.test(next)
      ? `${PLAIN_TABLE}, expected a line such as | --- | --- | below its header row`
      : undefined;
  });
};

const PLAIN_TABLE = "found a table that would appear as plain text";

/** Reports citations of sources that the front matter does not list. */
const checkCitations: MarkdownCheck = (source) => {
  if (source.frontMatter.mistakes.length > 0) return [];
  const { sources } = (source.frontMatter.value ?? {}) as { sources?: ({ id?: unknown } | null)[] };
  const sourceIds = Array.isArray(sources) ? sources.map((one) => String(one?.id)) : [];
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

/**
 * Counts the words in prose, including headings, and in the values of blocks. Ignores Markdown and YAML
 * syntax.
 */
function countWords(prose: readonly ProseLine[], blocks: readonly unknown[]): number {
  const text = prose
    .map((line) => line.text)
    .join("\n")
    .replace(/<[^>]+>/g, " ")
    .replace(/\[source:[^\]]+\]/g, " ")
    .replace(/\]\([^)]*\)/g, " ");
  return wordsOf(text) + blocks.reduce<number>((sum, block) => sum + wordsOf(textOf(block)), 0);
}

const wordsOf = (text: string): number => text.match(/[\p{L}\p{N}$][\p{L}\p{N}$%'’.,/+-]*/gu)?.length ?? 0;

function textOf(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (typeof value === "object" && value !== null) return Object.values(value).map(textOf).join(" ");
  return "";
}

export interface EntryContext {
  references: ReferenceTable;
  /** Valid link targets. Undefined if the names of content files are unknown, as in the editor. */
  targets: LinkTargets | undefined;
  states: readonly string[];
  figures: readonly ClaimFigure[];
  pay: PayPatterns;
  /** Undefined if their file could not be read, so that no context is reported as unknown. */
  contexts: readonly string[] | undefined;
  bands: readonly { role: string; experience: string }[];
}

/**
 * A rule for a single Markdown file. Files are checked one at a time because they may not all fit in memory.
 */
export type MarkdownCheck = (source: MarkdownSource, context: EntryContext) => Mistake[];

const CHECKS: readonly MarkdownCheck[] = [
  checkHtml,
  checkWidgetTags,
  checkPayBlocks,
  checkHeadings,
  checkTables,
  checkMarkdownLinks,
  checkCitations,
  checkPictures,
  checkReadTime,
  checkHardcodedClaimsInProse,
  checkHardcodedPayInBody,
];

/** Applies every rule for Markdown bodies. Blocks are checked when they are parsed. */
export const checkMarkdown: MarkdownCheck = (source, context) =>
  CHECKS.flatMap((check) => check(source, context));
