import type { PageFrontMatter, TemplateData } from "./page.ts";

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
