import type { PageFrontMatter, TemplateData } from "./page.ts";

/**
 * Returns the front matter of a template that writes a page for each item of a list.
 * @param alias name of the item in the template's data
 * @param path returns the page's path, or false to write no page
 */
export function paginate<Alias extends string, Item>(
  alias: Alias,
  list: (data: TemplateData) => readonly Item[],
  path: (item: Item, data: TemplateData) => string | false,
): PageFrontMatter {
  return {
    // Eleventy paginates only data that exists, so `before` replaces another list.
    pagination: {
      data: "languages",
      size: 1,
      alias,
      addAllPagesToCollections: true,
      before: (_, data) => list(data),
    },
    permalink: (data: TemplateData & Record<Alias, Item>) => path(data[alias], data),
  };
}
