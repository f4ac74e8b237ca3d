import type { ArticleSource } from "../loading/article-source.ts";
import type { Mistake } from "../loading/content-error.ts";
import type { ReferenceTable } from "../loading/references.ts";
import { checkBlocks } from "./check-blocks.ts";
import { checkForms } from "./check-forms.ts";
import { checkPhrasesInArticle } from "./check-phrases.ts";
import { checkCitations, checkHeadings, checkImages, checkLinks, checkReadTime } from "./check-prose.ts";
import { checkTypedClaimsInArticle, type ClaimFigure } from "./check-typed-claims.ts";

/** What a Markdown file is judged by beside itself. */
export interface MarkdownContext {
  references: ReferenceTable;
  /** Every path that a link may point to. */
  routes: ReadonlySet<string>;
  figures: readonly ClaimFigure[];
  /** The places of forms that the content declares. */
  contexts: readonly string[];
}

/** A rule that spans one Markdown file. Files are judged one after the other, since all of them together may not fit in memory. */
export type MarkdownCheck = (source: ArticleSource, context: MarkdownContext) => Mistake[];

const BODY_CHECKS: readonly MarkdownCheck[] = [
  checkBlocks,
  checkForms,
  checkHeadings,
  checkLinks,
  checkCitations,
  checkImages,
];

const ARTICLE_CHECKS: readonly MarkdownCheck[] = [
  ...BODY_CHECKS,
  checkReadTime,
  checkTypedClaimsInArticle,
  checkPhrasesInArticle,
];

/** Applies every rule for a legal page's body. */
export const checkLegalPage: MarkdownCheck = (source, context) =>
  BODY_CHECKS.flatMap((check) => check(source, context));

/** Applies every rule for an article. */
export const checkArticle: MarkdownCheck = (source, context) =>
  ARTICLE_CHECKS.flatMap((check) => check(source, context));
