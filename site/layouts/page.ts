import type { ReactNode } from "react";
import type { DrawingSubject } from "../drawings/subject.ts";
import type { OpenSlot } from "../components/widget.tsx";
import type { Site } from "../model/loading/load-site.ts";
import type { MarkdownBody } from "../model/loading/read-body.ts";
import type { ArticleFrontMatter } from "../model/schemas/article.ts";
import type { PageAssets } from "../model/page-assets.ts";

/** A step of the breadcrumb; the last one is the page itself and has no address. */
export interface Crumb {
  text: string;
  href?: string;
}

/** A question with its answer, shown on the page and repeated word for word in its structured data. */
export interface Faq {
  question: string;
  answer: string;
}

/** What a page says about itself beside its breadcrumb; `build/head/structured-data.ts` makes JSON-LD of it. */
export type PageSubject =
  | { type: "service"; name: string; description: string; area?: string }
  | { type: "faq"; faqs: readonly Faq[] }
  | {
      type: "article";
      headline: string;
      description: string;
      published: string;
      modified: string;
      section: string;
      /** The person who wrote it; absent, the agency did. */
      author?: string;
    };

/** Everything that the document around a page's body needs to know. */
export interface PageMeta {
  /** In search results; the head adds the agency's short name. */
  title: string;
  description: string;
  /** Name of the page's style sheet in `build/assets/page-sheets.ts`, where that is not its template's. */
  styles?: string;
  /** Scripts that this kind of page needs beside the common one, by their names in `build/assets/bundle-widgets.ts`. */
  scripts?: readonly string[];
  /** The title block at the foot of the page: sheet code and sheet title. */
  sheet: { code: string; title: string };
  /** When the page's text last changed, as it is printed; absent, when a text of the site did. */
  updated?: string;
  breadcrumb?: readonly Crumb[];
  subjects?: readonly PageSubject[];
  /** The navigation link that this page belongs to. */
  current?: string;
  /** That people send each other the page's address though search engines leave it out: it has a canonical address and social tags all the same. */
  isShared?: boolean;
  /** That no address of the page is named to whoever its links lead to. */
  isUnreferred?: boolean;
  /** What the page's social image draws, by the name of a page's drawing or as a subject, and the text for it. */
  social?: { drawing: string | DrawingSubject; alt?: string };
}

/** A heading of the first level in a rendered text. */
export interface ContentsHeading {
  /** Its anchor. */
  id: string;
  text: string;
}

/** Markdown as a page prints it. */
export interface RenderedMarkdown {
  html: string;
  headings: readonly ContentsHeading[];
}

/** What Eleventy hands to a template. */
export interface TemplateData {
  site: Site;
  assets: PageAssets;
  /** Of the published site, of the hosted backend if there is one, and of the hosts that the editor saves at; without a slash at the end. */
  origins: { site: string; backend?: string; editor: readonly string[] };
  /** `url` is the canonical path, without `.html`; `inputPath` the template's. */
  page: { url: string; inputPath: string };
  noindex?: boolean;
  /** Renders Markdown with blocks, citations and widgets. */
  markdown: (body: MarkdownBody, sources?: ArticleFrontMatter["sources"]) => RenderedMarkdown;
  /** Opens a slot for a widget, in a page outside the site's frame. */
  openSlot: OpenSlot;
  pagination?: { items: unknown[]; pageNumber: number };
  collections: { all: { url: string; data: { noindex?: boolean; [key: string]: unknown } }[] };
}

/** A page as a template returns it: the document's head and frame are made from `meta`. */
export interface RenderedPage {
  meta: PageMeta;
  body: ReactNode;
}

/** Front matter that a page template may carry. */
export interface PageFrontMatter {
  permalink: string | false | ((data: never) => string | false);
  noindex?: boolean;
  eleventyExcludeFromCollections?: boolean;
  pagination?: {
    data: string;
    size: number;
    alias?: string;
    addAllPagesToCollections?: boolean;
    /** Makes the entries from all data, where no data file lists them. */
    before?: (entries: never, data: TemplateData) => readonly unknown[];
  };
}

/** A template of `site/pages/`: its front matter, and its page from the data. */
export interface PageTemplate<Extra = unknown> {
  data: PageFrontMatter;
  render: (data: TemplateData & Extra) => RenderedPage;
}

/** Types a page template; Eleventy takes it as the module's default export. */
export function definePage<Extra = unknown>(template: PageTemplate<Extra>): PageTemplate<Extra> {
  return template;
}
