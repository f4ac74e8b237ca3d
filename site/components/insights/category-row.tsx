import type { Article } from "../../model/kinds/articles.ts";
import type { Insights } from "../../model/schemas/insights.ts";

interface CategoryRowProps {
  insights: Insights;
  articles: readonly Article[];
  currentCategory?: string;
}

/**
 * Category filter with article counts. Each category has its own page, so the filter works without
 * JavaScript.
 */
export function CategoryRow({ insights, articles, currentCategory }: CategoryRowProps) {
  const all = { text: insights.articles.all, href: "/insights#articles", count: articles.length };
  const entries = insights.categories.map(({ name, slug }) => ({
    text: name,
    href: `/insights/category/${slug}#articles`,
    count: articles.filter(({ category }) => category === name).length,
  }));
  return (
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
  );
}
