import { escapeText } from "../drawings/kernel/escape-text.ts";
import { defineTextFile } from "../layouts/text-file.ts";

/** Exactly the indexable pages; days come from the content, never from the build (acceptance, "Search and sharing"). */
export default defineTextFile({
  data: { permalink: "/sitemap.xml", eleventyExcludeFromCollections: true },
  render: ({ site, origins, collections }) => {
    const changed = new Map(site.articles.map(({ slug, modified }) => [`/insights/${slug}`, modified]));
    const entries = collections.all
      .filter(({ url, data }) => typeof url === "string" && data.noindex !== true)
      .map(({ url }) => ({ url, modified: changed.get(url) ?? site.agency.updated }))
      .sort((a, b) => a.url.localeCompare(b.url));
    return [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...entries.map(
        ({ url, modified }) =>
          `<url><loc>${escapeText(origins.site + url)}</loc><lastmod>${modified}</lastmod></url>`,
      ),
      "</urlset>\n",
    ].join("\n");
  },
});
