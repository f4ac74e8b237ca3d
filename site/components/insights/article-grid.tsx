import type { Article } from "../../model/kinds/articles.ts";
import { ArticleCard } from "../article-card.tsx";

/** Articles as cards, four in a row; on a phone each is a line with a small cover. */
export function ArticleGrid({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="article-grid">
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  );
}
