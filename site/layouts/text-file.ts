import type { Template } from "./page.ts";

/**
 * Defines a non-HTML file, or a document without the site's layout. It is not in `collections.all`, the list of pages.
 */
export function defineTextFile<Entry>({ data, render }: Template<Entry, string>): Template<Entry, string> {
  return { data: { ...data, eleventyExcludeFromCollections: true }, render };
}
