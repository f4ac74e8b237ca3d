import { ArrowLeft, ArrowRight } from "../../drawings/marks/icons.tsx";
import { ArticleCard } from "../article-card.tsx";
import type { Article } from "../../../model/kinds/articles.ts";
import { SearchForm } from "../../../widgets/article-search/search-form.tsx";
import type { Site } from "../../../model/kinds/site.ts";

/** The cards of a page of articles, with links to the other pages. */
export function ArticleGrid({ page }: { page: ArticlePage }) {
  return (
    <>
      <ul className="cards grid gap-x-6 gap-y-13 max-md:gap-0 max-md:border-b max-md:border-line md:grid-cols-3 desk:grid-cols-4">
        {page.articles.map((article) => (
          <li key={article.slug} className="group/row min-w-0">
            <ArticleCard article={article} variant="row" />
          </li>
        ))}
      </ul>
      {page.paths.length > 1 && <Pager page={page} />}
    </>
  );
}

const LINK =
  "inline-flex min-h-12 min-w-12 items-center justify-center gap-2.5 px-3.5 underline-offset-4 not-hover:no-underline hover:bg-sheet";

function Pager({ page: { number, paths } }: { page: ArticlePage }) {
  const count = paths.length;
  const hrefOf = (pageNumber: number): string | undefined =>
    pageNumber === 1 ? `${paths[0]}#articles` : paths[pageNumber - 1];
  return (
    <nav className="mt-11 border border-ink text-17 font-strong md:mt-14" aria-label="Pages">
      <ul className="flex items-center">
        <li className="flex-1">
          {number === 1 ? null : (
            <a className={LINK} href={hrefOf(number - 1)} rel="prev">
              <ArrowLeft /> Previous
            </a>
          )}
        </li>
        <li className="py-3.5 font-mono text-13 md:hidden">
          Page {number} of {count}
        </li>
        {listLinkedPages(number, count).map((pageNumber, index) => (
          <li key={index} className="font-mono text-13 max-md:hidden">
            {pageNumber === undefined ? (
              "…"
            ) : (
              <a
                className={`${LINK} aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-2`}
                href={hrefOf(pageNumber)}
                aria-label={`Page ${pageNumber}`}
                aria-current={pageNumber === number ? "page" : undefined}
              >
                {pageNumber}
              </a>
            )}
          </li>
        ))}
        <li className="flex-1 text-right">
          {number === count ? null : (
            <a className={LINK} href={hrefOf(number + 1)} rel="next">
              Next <ArrowRight />
            </a>
          )}
        </li>
      </ul>
    </nav>
  );
}

interface ArticleFiltersProps {
  site: Site;
  currentCategory?: string;
}

/**
 * The search, and a category filter with article counts. Each category has its own page, so the filter works without
 * JavaScript.
 */
export function ArticleFilters({ site, currentCategory }: ArticleFiltersProps) {
  const { insights, articles, search, navigation } = site;
  const all = { text: insights.articles.all, href: "/insights#articles", count: articles.length };
  const counts = new Map<string, number>();
  for (const { category } of articles) counts.set(category, (counts.get(category) ?? 0) + 1);
  const entries = insights.categories.map(({ name, slug }) => ({
    text: name,
    href: `/insights/category/${slug}#articles`,
    count: counts.get(name) ?? 0,
  }));
  return (
    <>
      <div className="mb-4.5 flex flex-wrap items-center gap-x-6 md:mb-6">
        <div className="max-w-[560px] flex-auto max-md:basis-full">
          <SearchForm {...navigation.search} />
        </div>
        <a
          className="inline-flex min-h-11 items-center text-17 decoration-field underline-offset-4"
          href={navigation.search.href}
        >
          {search.titles}
        </a>
      </div>
      <nav className="mb-8 md:mb-11" aria-label={insights.articles.filter}>
        <ul className="flex border-t border-l border-ink max-lg:flex-wrap lg:border">
          {[all, ...entries].map(({ text, href, count }) => (
            <li
              key={href}
              className="flex-auto border-ink max-lg:basis-[33%] max-lg:border-r max-lg:border-b max-md:basis-1/2 max-md:first:basis-full lg:not-first:border-l"
            >
              <a
                className="flex min-h-14 items-center justify-between gap-3.5 px-3.5 py-2 text-17 leading-125 font-strong no-underline hover:bg-sheet forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-2 aria-[current]:bg-ink aria-[current]:text-paper aria-[current]:[box-shadow:inset_0_-3px_0_var(--color-signal)] md:px-5"
                href={href}
                aria-current={text === (currentCategory ?? all.text) ? "page" : undefined}
              >
                {text}
                <span className="font-mono text-13 leading-100">
                  {count}
                  <span className="sr-only"> articles</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

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
