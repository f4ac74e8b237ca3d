import type { Article } from "../../model/kinds/articles.ts";
import { ArticleCard } from "../article-card.tsx";

interface FeaturedArticlesProps {
  /** Slugs in display order. The content check has verified that the articles exist. */
  slugs: readonly string[];
  articles: readonly Article[];
}

export function FeaturedArticles({ slugs, articles }: FeaturedArticlesProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-2 md:gap-y-11 lg:grid-cols-6 lg:gap-y-14">
      {slugs
        .flatMap((slug) => articles.find((article) => article.slug === slug) ?? [])
        .map((article, index) => (
          <li key={article.slug} className={getColumnClasses(index)}>
            <ArticleCard article={article} variant={(["first", "second"] as const)[index] ?? "featured"} />
          </li>
        ))}
    </ul>
  );
}

function getColumnClasses(index: number): string {
  if (index === 0) return "md:max-lg:col-span-full lg:col-span-3";
  return index === 1 ? "lg:col-span-3" : "lg:col-span-2";
}
