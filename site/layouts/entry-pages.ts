import { PAGE_KINDS, type EntryOf, type KindName } from "../model/kinds/page-kinds.ts";
import type { MarkdownBody } from "../model/loading/read-body.ts";
import type { Language } from "../model/languages.ts";
import type { PageFrontMatter } from "./page.ts";

/** An entry as its own page receives it. */
export type WrittenEntry<Name extends KindName> = EntryOf<Name> & {
  /** Markdown kinds only; input of `markdown`. */
  body: MarkdownBody;
  /** Of a translation only: its language, and the path of its page. */
  language?: Language;
  address?: string;
};

/** Data of an entry's template, besides the common data. */
export interface EntryData<Name extends KindName> {
  entry: WrittenEntry<Name>;
}

/** Front matter of a template that writes a page for each entry of a kind. */
export function entryPages<Name extends KindName>(name: Name): PageFrontMatter {
  const { path } = PAGE_KINDS[name];
  return {
    pagination: { data: `entries.${name}`, size: 1, alias: "entry", addAllPagesToCollections: true },
    permalink: ({ entry }: EntryData<Name>) => `${entry.address ?? path(entry.slug)}.html`,
  };
}
