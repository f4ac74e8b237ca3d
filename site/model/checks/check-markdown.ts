import type { MarkdownSource } from "../loading/markdown-source.ts";
import type { Mistake } from "../loading/content-error.ts";
import type { PayRange } from "../pay/pay-references.ts";
import type { ReferenceTable } from "../loading/references.ts";
import { checkForms } from "./check-forms.ts";
import { checkHtml } from "./check-html.ts";
import { checkPayBlocks } from "./check-pay-blocks.ts";
import { checkCitations, checkHeadings, checkReadTime } from "./check-prose.ts";
import { checkLinks, checkPictures } from "./check-targets.ts";
import type { Targets } from "./judge-target.ts";
import { checkTypedClaimsInProse, type ClaimFigure } from "./check-typed-claims.ts";
import { checkTypedPayInBody } from "./check-typed-pay.ts";

/** What an entry is judged by beside itself. */
export interface EntryContext {
  references: ReferenceTable;
  /** Where links may lead; undefined where files' names are not known, as in the editor. */
  targets: Targets | undefined;
  /** Names of the states that have a page. */
  states: readonly string[];
  figures: readonly ClaimFigure[];
  /** Ranges of the pay data. */
  pay: readonly PayRange[];
  /** The places of forms that the content declares. */
  contexts: readonly string[];
  /** Pay by experience that is published. */
  bands: readonly { role: string; experience: string }[];
}

/** A rule that spans one Markdown file. Files are judged one after the other, since all of them together may not fit in memory. */
export type MarkdownCheck = (source: MarkdownSource, context: EntryContext) => Mistake[];

const CHECKS: readonly MarkdownCheck[] = [
  checkHtml,
  checkForms,
  checkPayBlocks,
  checkHeadings,
  checkLinks,
  checkCitations,
  checkPictures,
  checkReadTime,
  checkTypedClaimsInProse,
  checkTypedPayInBody,
];

/** Applies every rule for the body of a Markdown file; its blocks are checked when they are read. */
export const checkMarkdown: MarkdownCheck = (source, context) =>
  CHECKS.flatMap((check) => check(source, context));
