import { PAGE_KINDS, type EntryOf, type KindName } from "../model/kinds/page-kinds.ts";
import type { MarkdownBody } from "../model/loading/read-body.ts";
import type { PageFrontMatter } from "./page.ts";

/** An entry as its own page gets it. */
export type WrittenEntry<Name extends KindName> = EntryOf<Name> & {
  /** Of Markdown kinds; what `markdown` renders. */
  body: MarkdownBody;
};

/** What the template of a kind's entries gets beside the data of all templates. */
export interface EntryData<Name extends KindName> {
  entry: WrittenEntry<Name>;
}

/** The front matter of the template that writes a page for each entry of a kind. */
export function entryPages<Name extends KindName>(name: Name): PageFrontMatter {
  const { path } = PAGE_KINDS[name];
  return {
    pagination: { data: `entries.${name}`, size: 1, alias: "entry", addAllPagesToCollections: true },
    permalink: ({ entry }: EntryData<Name>) => `${path(entry.slug)}.html`,
  };
}
