import type { Article } from "../model/loading/load-articles.ts";
import { escapeText } from "../drawings/kernel/escape-text.ts";
import { defineTextFile } from "../layouts/text-file.ts";

const PATH = "/insights/feed.xml";

/** All articles as an Atom feed, the newest first (RFC 4287). */
export default defineTextFile({
  data: { permalink: PATH, eleventyExcludeFromCollections: true },
  render: ({ site, origins }) => {
    const { agency } = site;
    const articles = [...site.articles].sort(
      (a, b) => b.published.localeCompare(a.published) || a.sheet - b.sheet,
    );
    const newest =
      articles
        .map(({ modified }) => modified)
        .sort()
        .at(-1) ?? agency.updated;
    return [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
      `<id>${escapeText(origins.site)}/insights</id>`,
      `<title>${escapeText(`Insights, ${agency.name}`)}</title>`,
      `<subtitle>${escapeText(agency.description)}</subtitle>`,
      `<link rel="self" type="application/atom+xml" href="${escapeText(origins.site + PATH)}"/>`,
      `<link rel="alternate" type="text/html" href="${escapeText(origins.site)}/insights"/>`,
      `<updated>${midnight(newest)}</updated>`,
      `<author><name>${escapeText(agency.name)}</name></author>`,
      ...articles.map((article) => entry(article, origins.site)),
      "</feed>\n",
    ].join("\n");
  },
});

/** An article's address is its id: it stays when the text changes. */
function entry({ slug, title, excerpt, category, published, modified }: Article, origin: string): string {
  const address = escapeText(`${origin}/insights/${slug}`);
  return [
    "<entry>",
    `<id>${address}</id>`,
    `<title>${escapeText(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${midnight(published)}</published>`,
    `<updated>${midnight(modified)}</updated>`,
    `<category term="${escapeText(category)}"/>`,
    `<summary>${escapeText(excerpt)}</summary>`,
    "</entry>",
  ].join("\n");
}

const midnight = (day: string): string => `${day}T00:00:00Z`;
