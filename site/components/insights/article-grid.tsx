import type { Article } from "../../model/kinds/articles.ts";
import { ArticleCard } from "../article-card.tsx";

export function ArticleGrid({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="cards grid gap-x-6 gap-y-13 max-md:gap-0 max-md:border-b max-md:border-line md:grid-cols-3 desk:grid-cols-4">
      {articles.map((article) => (
        <li key={article.slug} className="group/row min-w-0">
          <ArticleCard article={article} variant="row" />
        </li>
      ))}
    </ul>
  );
}
