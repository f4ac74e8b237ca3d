import { PAGE_KINDS, type EntryOf, type KindName } from "../../model/kinds/page-kinds.ts";
import type { MarkdownBody } from "../../model/loading/read-body.ts";
import type { Language } from "../../model/languages.ts";
import type { PageFrontMatter } from "./page.ts";

export type TemplateEntry<Name extends KindName> = EntryOf<Name> & {
  /** Body to pass to `markdown`; only for entries in Markdown files. */
  body: MarkdownBody;
  /** Language of a translated entry; absent for English. */
  language?: Language;
  address?: string;
};

/** Returns the front matter of a template that writes a page for each entry of the given kind. */
export function defineEntryPages<Name extends KindName>(name: Name): PageFrontMatter<TemplateEntry<Name>> {
  const { path } = PAGE_KINDS[name];
  return {
    pagination: { data: `entries.${name}`, size: 1, alias: "entry", addAllPagesToCollections: true },
    permalink: ({ entry }: { entry: TemplateEntry<Name> }) => `${entry.address ?? path(entry.slug)}.html`,
  };
}
