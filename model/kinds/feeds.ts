import type { FeedEntry } from "./page-kind.ts";
import { getEntries, KIND_NAMES, getPageKind, type Entries } from "./page-kinds.ts";

export interface FeedItem extends FeedEntry {
  path: string;
}

export type Feed = (typeof FEEDS)[number] & { items: FeedItem[] };

/** Maximum number of entries in a feed; feed readers keep older entries. */
const MAX_ENTRIES = 50;

export const FEEDS = KIND_NAMES.flatMap((kind) => {
  const { feed } = getPageKind(kind);
  if (feed === undefined) return [];
  return [{ ...feed, kind, atom: `${feed.page}/feed.xml`, json: `${feed.page}/feed.json` }];
});

export function listFeeds(entries: Entries): Feed[] {
  return FEEDS.map((feed) => {
    const { path } = getPageKind(feed.kind);
    const items = getEntries(entries, feed.kind)
      .filter(({ isEnded }) => isEnded !== true)
      .map((entry) => ({ ...feed.entry(entry), path: path(entry.slug) }))
      .sort((a, b) => b.published.localeCompare(a.published))
      .slice(0, MAX_ENTRIES);
    return { ...feed, items };
  });
}
