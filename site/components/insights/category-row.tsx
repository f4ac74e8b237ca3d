import type { Article } from "../../model/kinds/articles.ts";
import type { Insights } from "../../model/schemas/insights.ts";

interface CategoryRowProps {
  insights: Insights;
  articles: readonly Article[];
  /** Name of the category that is shown; none where all are. */
  current?: string;
}

/** The filter row: every category with its count, each a page of its own, so that it works without script. */
export function CategoryRow({ insights, articles, current }: CategoryRowProps) {
  const all = { text: insights.articles.all, href: "/insights#articles", count: articles.length };
  const entries = insights.categories.map(({ name, slug }) => ({
    text: name,
    href: `/insights/category/${slug}#articles`,
    count: articles.filter(({ category }) => category === name).length,
  }));
  return (
    <nav className="category-row" aria-label={insights.articles.filter}>
      <ul>
        {[all, ...entries].map(({ text, href, count }) => (
          <li key={href}>
            <a href={href} aria-current={text === (current ?? all.text) ? "page" : undefined}>
              {text}
              <span className="category-count">
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
