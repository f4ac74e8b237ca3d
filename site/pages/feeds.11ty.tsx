import { escapeText } from "../drawings/svg-markup.ts";
import { paginate, defineTextFile } from "../layouts/define-pages.ts";
import { listFeeds, type Feed, type FeedItem } from "../../model/kinds/feeds.ts";
import type { Agency } from "../../model/schemas/agency.ts";

const FORMATS = ["atom", "json"] as const;

export default defineTextFile({
  data: paginate(
    ({ site }) => listFeeds(site).flatMap((feed) => FORMATS.map((format) => ({ feed, format }))),
    ({ feed, format }) => feed[format],
  ),
  render: ({ site: { agency }, entry: { feed, format }, origins }) =>
    (format === "atom" ? writeAtom : writeJson)(feed, agency, origins.site),
});

function writeAtom(feed: Feed, agency: Agency, origin: string): string {
  const newest =
    feed.items
      .map(({ modified }) => modified)
      .sort()
      .at(-1) ?? agency.updated;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<id>${escapeText(origin + feed.page)}</id>`,
    `<title>${escapeText(`${feed.title}, ${agency.name}`)}</title>`,
    `<subtitle>${escapeText(agency.description)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${escapeText(origin + feed.atom)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeText(origin + feed.page)}"/>`,
    `<updated>${toMidnight(newest)}</updated>`,
    `<author><name>${escapeText(agency.name)}</name></author>`,
    ...feed.items.map((item) => atomEntry(item, origin)),
    "</feed>\n",
  ].join("\n");
}

/** Formats an entry of an Atom feed. The entry's id is its URL, so that the id stays the same when the text changes. */
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
    `<published>${toMidnight(published)}</published>`,
    `<updated>${toMidnight(modified)}</updated>`,
    ...(category === undefined ? [] : [`<category term="${escapeText(category)}"/>`]),
    `<summary>${escapeText(summary)}</summary>`,
    "</entry>",
  ].join("\n");
}

function writeJson(feed: Feed, agency: Agency, origin: string): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: `${feed.title}, ${agency.name}`,
    home_page_url: origin + feed.page,
    feed_url: origin + feed.json,
    description: agency.description,
    language: "en-US",
    authors: [{ name: agency.name, url: `${origin}/` }],
    items: feed.items.map(({ path, title, summary, category, published, modified }) => ({
      id: origin + path,
      url: origin + path,
      title,
      summary,
      // Feed readers require text here. The full article is on its page.
      content_text: summary,
      date_published: toMidnight(published),
      date_modified: toMidnight(modified),
      ...(category !== undefined && { tags: [category] }),
    })),
  });
}

const toMidnight = (day: string): string => `${day}T00:00:00Z`;
