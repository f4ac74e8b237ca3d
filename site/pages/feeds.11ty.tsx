import { escapeText } from "../drawings/kernel/escape-text.ts";
import { defineTextFile } from "../layouts/text-file.ts";
import { feedsOf, type Feed, type FeedItem } from "../model/feeds.ts";

/** A feed per kind that has one, newest entry first (Atom, RFC 4287). */
export default defineTextFile<{ feed: Feed }>({
  data: {
    pagination: {
      data: "site.claims",
      size: 1,
      alias: "feed",
      before: (_, { site }) => feedsOf(site),
    },
    permalink: ({ feed }: { feed: Feed }) => feed.path,
    eleventyExcludeFromCollections: true,
  },
  render: ({ site: { agency }, feed, origins }) => {
    const newest =
      feed.items
        .map(({ modified }) => modified)
        .sort()
        .at(-1) ?? agency.updated;
    return [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
      `<id>${escapeText(origins.site + feed.page)}</id>`,
      `<title>${escapeText(`${feed.title}, ${agency.name}`)}</title>`,
      `<subtitle>${escapeText(agency.description)}</subtitle>`,
      `<link rel="self" type="application/atom+xml" href="${escapeText(origins.site + feed.path)}"/>`,
      `<link rel="alternate" type="text/html" href="${escapeText(origins.site + feed.page)}"/>`,
      `<updated>${midnight(newest)}</updated>`,
      `<author><name>${escapeText(agency.name)}</name></author>`,
      ...feed.items.map((item) => atomEntry(item, origins.site)),
      "</feed>\n",
    ].join("\n");
  },
});

/** An entry's id is its URL, which is stable when the text changes. */
function atomEntry(
  { path, title, summary, category, published, modified }: FeedItem,
  origin: string,
): string {
  const address = escapeText(origin + path);
  return [
    "<entry>",
    `<id>${address}</id>`,
    `<title>${escapeText(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${midnight(published)}</published>`,
    `<updated>${midnight(modified)}</updated>`,
    ...(category === undefined ? [] : [`<category term="${escapeText(category)}"/>`]),
    `<summary>${escapeText(summary)}</summary>`,
    "</entry>",
  ].join("\n");
}

const midnight = (day: string): string => `${day}T00:00:00Z`;
