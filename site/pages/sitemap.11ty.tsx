import { escapeText } from "../drawings/svg-markup.ts";
import { defineTextFile } from "../layouts/text-file.ts";
import { listAlternates } from "../../model/translation/addresses.ts";
import { listEntryPages } from "../../model/kinds/routes.ts";

/**
 * The sitemap, which contains exactly the indexable pages. Dates come from the content, not from the build.
 */
export default defineTextFile({
  data: { permalink: "/sitemap.xml" },
  render: ({ site, sites, origins, collections }) => {
    // This list comes from the content because an Eleventy run may write only some of the entries.
    const modifiedByPath = new Map(listEntryPages(site).map((page) => [page.path, page.modified]));
    for (const { url, data } of collections.all)
      if (data.noindex !== true && !modifiedByPath.has(url)) modifiedByPath.set(url, undefined);
    const keys = new Map(
      sites.flatMap(({ addresses }) => [...addresses].map(([key, address]) => [address, key])),
    );
    const alternates = (path: string): string =>
      listAlternates(sites, keys.get(path) ?? path)
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
