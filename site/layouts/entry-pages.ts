import { PAGE_KINDS, type EntryOf, type KindName } from "../model/kinds/page-kinds.ts";
import type { MarkdownBody } from "../model/loading/read-body.ts";
import type { Language } from "../model/languages.ts";
import type { PageFrontMatter } from "./page.ts";

/** An entry, as passed to the template of its page. */
export type WrittenEntry<Name extends KindName> = EntryOf<Name> & {
  /** For Markdown kinds only; input of `markdown`. */
  body: MarkdownBody;
  /** For translations only: the language, and the page's path. */
  language?: Language;
  address?: string;
};

/** Data for an entry's template, in addition to the common data. */
export interface EntryData<Name extends KindName> {
  entry: WrittenEntry<Name>;
}

/** Returns the front matter of a template that writes a page for each entry of a kind. */
export function entryPages<Name extends KindName>(name: Name): PageFrontMatter {
  const { path } = PAGE_KINDS[name];
  return {
    pagination: { data: `entries.${name}`, size: 1, alias: "entry", addAllPagesToCollections: true },
    permalink: ({ entry }: EntryData<Name>) => `${entry.address ?? path(entry.slug)}.html`,
  };
}
