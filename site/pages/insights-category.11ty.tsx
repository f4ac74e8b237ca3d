import { toArticlePages, type ArticlePage } from "../components/insights/article-pages.ts";
import { articleListPage } from "../layouts/article-list-page.tsx";
import { definePage } from "../layouts/page.ts";
import { paginate } from "../layouts/paginate.ts";
import type { InsightCategory } from "../model/schemas/insights.ts";

interface CategoryPage {
  category: InsightCategory;
  page: ArticlePage;
  count: number;
}

/** The article index filtered by category. It is `noindex` because it repeats the cards of the index. */
export default definePage<{ list: CategoryPage }>({
  data: {
    ...paginate(
      "list",
      ({ site: { insights, articles } }) =>
        insights.categories.flatMap((category): CategoryPage[] => {
          const categoryArticles = articles.filter((article) => article.category === category.name);
          const pages = toArticlePages(`/insights/category/${category.slug}`, categoryArticles);
          return pages.map((page) => ({ category, page, count: categoryArticles.length }));
        }),
      ({ page }) => `${page.path}.html`,
    ),
    noindex: true,
  },
  render: ({ site, list: { category, page, count } }) => {
    const { name, title, description, lead } = category;
    const texts = { title, description, crumb: name, heading: name, lead };
    return articleListPage(site, { ...texts, page, count, currentCategory: name });
  },
});
