import type { Template } from "./page.ts";

/**
 * Defines a non-HTML file, or a document without the site's layout. It is not in `collections.all`, the list of pages.
 */
export function defineTextFile<Entry, Result extends string | Promise<string> = string>({
  data,
  render,
}: Template<Entry, Result>): Template<Entry, Result> {
  return { data: { ...data, eleventyExcludeFromCollections: true }, render };
}
