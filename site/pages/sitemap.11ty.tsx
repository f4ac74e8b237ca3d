import { escapeText } from "../drawings/svg-markup.ts";
import { defineTextFile } from "../layouts/define-pages.ts";
import { listAlternates, toEnglishPath } from "../../model/translation/addresses.ts";
import { listEntryPages } from "../../model/kinds/routes.ts";

/**
 * The sitemap, which contains exactly the indexable pages. Dates come from the content, not from the build.
 */
export default defineTextFile({
  data: { permalink: "/sitemap.xml" },
  render: ({ site, sites, origins, collections }) => {
    // This list comes from the content because an Eleventy run may write only some of the entries.
    const toKey = (path: string): string => {
      const found = sites.map((one) => toEnglishPath(one, path)).find((key) => key !== path);
      return found ?? path;
    };
    const modifiedByPath = new Map(listEntryPages(site).map((page) => [page.path, page.modified]));
    for (const { url, data } of collections.all)
      if (data.noindex !== true && !modifiedByPath.has(url))
        modifiedByPath.set(url, modifiedByPath.get(toKey(url)));
    const alternates = (path: string): string =>
      listAlternates(sites, toKey(path))
        .map(
          (page) =>
            `<xhtml:link rel="alternate" hreflang="${page.language}" href="${escapeText(origins.site + page.path)}"/>`,
        )
        .join("");
    return [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...[...modifiedByPath]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(
          ([path, day = site.agency.updated]) =>
            `<url><loc>${escapeText(origins.site + path)}</loc><lastmod>${day}</lastmod>${alternates(path)}</url>`,
        ),
      "</urlset>\n",
    ].join("\n");
  },
});
