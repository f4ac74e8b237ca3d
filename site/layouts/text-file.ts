import type { PageFrontMatter, TemplateData } from "./page.ts";

/** A template for a non-HTML file, or for a document without the site's layout. */
interface TextFile<Extra = unknown> {
  data: PageFrontMatter;
  render: (data: TemplateData & Extra) => string;
}

/** Defines a text file, which is not in `collections.all`, the list of pages. */
export function defineTextFile<Extra = unknown>({ data, render }: TextFile<Extra>): TextFile<Extra> {
  return { data: { ...data, eleventyExcludeFromCollections: true }, render };
}
