import type { Article } from "../../model/kinds/articles.ts";
import { ArticleCard } from "./article-card.tsx";
import { Section } from "./section.tsx";

interface RelatedArticlesProps {
  title: string;
  /** Slugs in display order. The content check has verified that the articles exist. */
  slugs: readonly string[];
  articles: readonly Article[];
}

export function RelatedArticles({ title, slugs, articles }: RelatedArticlesProps) {
  const articlesBySlug = indexBySlug(articles);
  return (
    <Section id="related" layout="stack" texts={{ title }}>
      <div className="grid grid-cols-1 gap-x-6 md:grid-cols-2 md:gap-y-11 desk:grid-cols-3">
        {slugs
          .flatMap((slug) => articlesBySlug.get(slug) ?? [])
          .map((article) => (
            <ArticleCard key={article.slug} article={article} variant="related" />
          ))}
      </div>
    </Section>
  );
}

const tables = new WeakMap<readonly Article[], Map<string, Article>>();

function indexBySlug(articles: readonly Article[]): Map<string, Article> {
  const table = tables.get(articles) ?? new Map(articles.map((article) => [article.slug, article]));
  tables.set(articles, table);
  return table;
}
