import type { FeedEntry, PageKind } from "./kinds/page-kind.ts";
import { entriesOf, KIND_NAMES, kindOf, type Entries } from "./kinds/page-kinds.ts";

/** An entry in a feed. */
export interface FeedItem extends FeedEntry {
  /** Path of its page. */
  path: string;
}

/** Where a feed is. */
export interface FeedAddress {
  title: string;
  /** Path of the index of the same entries. */
  page: string;
  path: string;
}

/** A feed, the newest entry first. */
export interface Feed extends FeedAddress {
  items: FeedItem[];
}

/** The addresses of all feeds, which every page's head names. */
export const FEEDS: readonly FeedAddress[] = KIND_NAMES.flatMap((name) => {
  const { feed } = kindOf(name);
  return feed === undefined ? [] : [addressOf(feed)];
});

/** The feeds of a site. */
export function feedsOf(entries: Entries): Feed[] {
  return KIND_NAMES.flatMap((name): Feed[] => {
    const { feed, path } = kindOf(name);
    if (feed === undefined) return [];
    const items = entriesOf(entries, name)
      .map((entry) => ({ ...feed.entry(entry), path: path(entry.slug) }))
      .sort((a, b) => b.published.localeCompare(a.published));
    return [{ ...addressOf(feed), items }];
  });
}

function addressOf({ title, page }: NonNullable<PageKind["feed"]>): FeedAddress {
  return { title, page, path: `${page}/feed.xml` };
}
