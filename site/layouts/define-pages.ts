import { findTranslatedPath } from "../../model/translation/addresses.ts";
import type { PageFrontMatter, TemplateData, Template } from "./page.ts";
import { PAGE_KINDS, type EntryOf, type KindName } from "../../model/kinds/page-kinds.ts";
import type { MarkdownBody } from "../../model/loading/parse-entry.ts";
import type { Language } from "../../model/languages.ts";

/**
 * Returns the front matter of a page that is written in every language that has a path for it.
 * @param key the page's English path
 */
export function defineTranslatedPage(key: string): PageFrontMatter {
  return paginate(
    ({ sites }) =>
      sites.flatMap((site) => {
        const path = findTranslatedPath(site, key);
        return path === undefined ? [] : { language: site.language, path };
      }),
    ({ path }) => `${path === "/" ? "/index" : path}.html`,
  );
}

export type TemplateEntry<Name extends KindName> = EntryOf<Name> & {
  /** Body to pass to `markdown`; only for entries in Markdown files. */
  body: MarkdownBody;
  /** Language of a translated entry; absent for English. */
  language?: Language;
  address?: string;
};

/**
 * Returns the front matter of a template that writes a page for each entry of the given kind.
 * @param isIncluded selects entries, if the kind has several templates
 */
export function defineEntryPages<Name extends KindName>(
  name: Name,
  isIncluded?: (entry: TemplateEntry<Name>) => boolean,
): PageFrontMatter<TemplateEntry<Name>> {
  const { path } = PAGE_KINDS[name];
  return {
    pagination: {
      data: `entries.${name}`,
      size: 1,
      alias: "entry",
      addAllPagesToCollections: true,
      ...(isIncluded && {
        before: (entries: readonly TemplateEntry<Name>[]) => entries.filter(isIncluded),
      }),
    },
    permalink: ({ entry }: { entry: TemplateEntry<Name> }) => `${entry.address ?? path(entry.slug)}.html`,
  };
}

/**
 * Returns the front matter of a template that writes a page for each entry of a list.
 * @param path returns the page's path, or false to write no page
 */
export function paginate<Entry>(
  list: (data: TemplateData) => readonly Entry[],
  path: (entry: Entry, data: TemplateData) => string | false,
): PageFrontMatter<Entry> {
  return {
    pagination: {
      // Eleventy paginates only data that exists, so `before` replaces another list.
      data: "languages",
      size: 1,
      alias: "entry",
      addAllPagesToCollections: true,
      before: (_, data) => list(data),
    },
    permalink: (data: TemplateData & { entry: Entry }) => path(data.entry, data),
  };
}

/**
 * Defines a non-HTML file, or a document without the site's layout. It is not in `collections.all`, the list of pages.
 */
export function defineTextFile<Entry>({ data, render }: Template<Entry, string>): Template<Entry, string> {
  return { data: { ...data, eleventyExcludeFromCollections: true }, render };
}
