import type { FeedEntry, PageKind } from "./kinds/page-kind.ts";
import { entriesOf, KIND_NAMES, kindOf, type Entries } from "./kinds/page-kinds.ts";

export interface FeedItem extends FeedEntry {
  /** Path of its page. */
  path: string;
}

export interface FeedAddress {
  title: string;
  /** Path of the index page with the same entries. */
  page: string;
  path: string;
}

/** An Atom feed, newest entry first. */
export interface Feed extends FeedAddress {
  items: FeedItem[];
}

/** All feeds, linked in every page's head. */
export const FEEDS: readonly FeedAddress[] = KIND_NAMES.flatMap((name) => {
  const { feed } = kindOf(name);
  return feed === undefined ? [] : [addressOf(feed)];
});

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
