import type { MarkdownSource } from "../source/markdown-source.ts";
import type { Mistake } from "../source/content-error.ts";
import type { ReferenceTable } from "../source/references.ts";
import { checkWidgetTags } from "./check-widget-tags.ts";
import { checkHtml, checkMarkdownLinks, checkPictures } from "./check-links.ts";
import { checkPayBlocks } from "./check-pay-regions.ts";
import { checkCitations, checkHeadings, checkReadTime, checkTables } from "./check-prose.ts";
import type { LinkTargets } from "../kinds/site.ts";
import { checkHardcodedClaimsInProse, type ClaimFigure } from "./check-hardcoded-claims.ts";
import { checkHardcodedPayInBody, type PayPatterns } from "./pay-patterns.ts";

export interface EntryContext {
  references: ReferenceTable;
  /** Valid link targets. Undefined if the names of content files are unknown, as in the editor. */
  targets: LinkTargets | undefined;
  states: readonly string[];
  figures: readonly ClaimFigure[];
  pay: PayPatterns;
  contexts: readonly string[];
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
