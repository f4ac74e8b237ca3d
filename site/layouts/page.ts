import type { ReactNode } from "react";
import type { DrawingSubject } from "../drawings/subject.ts";
import type { ContentsHeading } from "../components/article/article-body.tsx";
import type { Breadcrumb } from "../components/breadcrumbs.tsx";
import type { Posting } from "../components/jobs/describe-posting.ts";
import type { Faq } from "../components/state/state-questions.tsx";
import type { OpenSlot } from "../components/widget.tsx";
import type { TemplateEntry } from "./define-pages.ts";
import type { Site } from "../../model/kinds/site.ts";
import type { MarkdownBody } from "../../model/loading/parse-entry.ts";
import type { ArticleFrontMatter } from "../../model/schemas/article.ts";
import type { PageAssets } from "../../model/page-assets.ts";

export type PageSubject =
  | ({ type: "job" } & Posting)
  | { type: "service"; name: string; description: string; area?: string }
  | { type: "faq"; faqs: readonly Faq[] }
  | {
      type: "article";
      headline: string;
      description: string;
      published: string;
      modified: string;
      section: string;
      /** Author of the page; defaults to the agency. */
      author?: string;
    };

export interface PageMeta {
  /** Title in search results. The head appends the agency's short name. */
  title: string;
  description: string;
  /** Name of the stylesheet in `build/assets/page-styles.ts`, if it is not the template's. */
  styles?: string;
  /** Names of additional scripts in `build/assets/bundle-widgets.ts`. */
  scripts?: readonly string[];
  sheet: { code: string; title: string };
  updated?: string;
  breadcrumb?: readonly Breadcrumb[];
  subjects?: readonly PageSubject[];
  currentNavPath?: string;
  isForCandidates?: boolean;
  /** The page's subject, which the header's quick form fills in. */
  request?: { role?: string; place?: string };
  /**
   * Whether the page has a canonical URL and social tags although it is not indexed, because visitors share
   * links to it.
   */
  isShareable?: boolean;
  hidesReferrer?: boolean;
  /**
   * The social image: the name of a file in `site/drawings`, or another subject to draw; its alt text; and the page
   * whose image it is, if several share one.
   */
  social?: { drawing: string | DrawingSubject; alt?: string; of?: string };
}

interface RenderedMarkdown {
  html: string;
  headings: readonly ContentsHeading[];
}

export interface TemplateData {
  site: Site;
  /** The entries of kinds whose files list several bodies. */
  entries: { readonly jobs: readonly TemplateEntry<"jobs">[] };
  assets: PageAssets;
  /**
   * Origins (without trailing slashes) of the published site, the hosted backend if there is one, and the
   * editor's Git host.
   */
  origins: { site: string; backend?: string; editor: readonly string[] };
  /**
   * `url` is the canonical path without `.html`; `inputPath` is the template's path; `outputPath` is the path of the
   * file, or false for a page that is not written.
   */
  page: { url: string; inputPath: string; outputPath: string | false };
  noindex?: boolean;
  sites: readonly Site[];
  /** The page's English path, which content uses for links. */
  key: string;
  markdown: (body: MarkdownBody, sources?: ArticleFrontMatter["sources"]) => RenderedMarkdown;
  /** Reserves a placeholder for a widget's markup. Only documents without the site's layout call this. */
  openSlot: OpenSlot;
  collections: { all: { url: string; data: { noindex?: boolean; [key: string]: unknown } }[] };
}

export interface RenderedPage {
  meta: PageMeta;
  body: ReactNode;
}

/** Front matter, of a paginated template with the type of its list's entries. */
export interface PageFrontMatter<Entry = unknown> {
  permalink: string | false | ((data: never) => string | false);
  noindex?: boolean;
  eleventyExcludeFromCollections?: boolean;
  pagination?: {
    data: string;
    size: number;
    alias: "entry";
    addAllPagesToCollections: true;
    /** Returns the entries to paginate, if they are not in a data file, or only some of them. */
    before?: (entries: never, data: TemplateData) => readonly Entry[];
  };
}

export interface Template<Entry, Result> {
  data: PageFrontMatter<Entry>;
  render: (data: TemplateData & (unknown extends Entry ? unknown : { entry: Entry })) => Result;
}

export function definePage<Entry>(template: Template<Entry, RenderedPage>): Template<Entry, RenderedPage> {
  return template;
}
