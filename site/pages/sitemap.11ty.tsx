import { escapeText } from "../drawings/kernel/escape-text.ts";
import { defineTextFile } from "../layouts/text-file.ts";

/** Exactly the indexable pages; days come from the content, never from the build (acceptance, "Search and sharing"). */
export default defineTextFile({
  data: { permalink: "/sitemap.xml", eleventyExcludeFromCollections: true },
  render: ({ site, origins, collections }) => {
    // Articles are taken from the content, since a run of Eleventy writes only some of them.
    const articles = new Map(site.articles.map(({ slug, modified }) => [`/insights/${slug}`, modified]));
    const pages = collections.all.filter(({ url, data }) => !articles.has(url) && data.noindex !== true);
    const entries = [
      ...pages.map(({ url }) => ({ url, modified: site.agency.updated })),
      ...[...articles].map(([url, modified]) => ({ url, modified })),
    ].sort((a, b) => a.url.localeCompare(b.url));
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
