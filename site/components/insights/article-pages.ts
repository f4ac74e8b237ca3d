import type { Article } from "../../../model/kinds/articles.ts";

const PAGE_SIZE = 24;

export interface ArticlePage {
  path: string;
  number: number;
  paths: readonly string[];
  articles: readonly Article[];
}

/** Splits a list into pages. The first is at `path`, the second at `<path>/page/2`. */
export function toArticlePages(path: string, articles: readonly Article[]): [ArticlePage, ...ArticlePage[]] {
  const count = Math.max(1, Math.ceil(articles.length / PAGE_SIZE));
  const paths = Array.from({ length: count }, (_, index) =>
    index === 0 ? path : `${path}/page/${index + 1}`,
  );
  const pageAt = (index: number): ArticlePage => ({
    path: paths[index] ?? path,
    number: index + 1,
    paths,
    articles: articles.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  });
  return [pageAt(0), ...paths.slice(1).map((_, index) => pageAt(index + 1))];
}

/**
 * Returns the page numbers to link to: the first and last page, the current page, and its neighbors.
 * `undefined` marks a gap.
 */
export function listLinkedPages(number: number, count: number): (number | undefined)[] {
  const nearbyPages = [number - 1, number, number + 1].filter(
    (pageNumber) => pageNumber > 1 && pageNumber < count,
  );
  const leadingGap = (nearbyPages[0] ?? count) > 2 ? [undefined] : [];
  const trailingGap = (nearbyPages.at(-1) ?? 1) < count - 1 ? [undefined] : [];
  return [1, ...leadingGap, ...nearbyPages, ...trailingGap, count];
}

export const toPageTitle = (title: string, { number }: ArticlePage): string =>
  number === 1 ? title : `${title}, page ${number}`;
