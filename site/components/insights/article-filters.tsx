import { SearchForm } from "../../../widgets/article-search/search-form.tsx";
import type { Site } from "../../../model/kinds/site.ts";

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
