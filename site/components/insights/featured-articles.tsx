import type { Article } from "../../model/kinds/articles.ts";
import { ArticleCard } from "../article-card.tsx";

/** The featured articles as large cards: two in the first row, three in the second. */
export function FeaturedArticles({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="featured-articles">
      {articles
        .filter(({ featured }) => featured)
        .map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
    </ul>
  );
}
