import type { FeedEntry, PageKind } from "./page-kind.ts";
import { getEntries, KIND_NAMES, getPageKind, type Entries } from "./page-kinds.ts";

export interface FeedItem extends FeedEntry {
  path: string;
}

type FeedAddress = ReturnType<typeof addressOf>;

export interface Feed extends FeedAddress {
  items: FeedItem[];
}

/** Maximum number of entries in a feed; feed readers keep older entries. */
const MAX_ENTRIES = 50;

export const FEEDS: readonly FeedAddress[] = KIND_NAMES.flatMap((name) => {
  const { feed } = getPageKind(name);
  return feed === undefined ? [] : [addressOf(feed)];
});

export function listFeeds(entries: Entries): Feed[] {
  return KIND_NAMES.flatMap((name): Feed[] => {
    const { feed, path } = getPageKind(name);
    if (feed === undefined) return [];
    const items = getEntries(entries, name)
      .map((entry) => ({ ...feed.entry(entry), path: path(entry.slug) }))
      .sort((a, b) => b.published.localeCompare(a.published))
      .slice(0, MAX_ENTRIES);
    return [{ ...addressOf(feed), items }];
  });
}

function addressOf({ title, page }: NonNullable<PageKind["feed"]>) {
  return { title, page, atom: `${page}/feed.xml`, json: `${page}/feed.json` };
}
