import { ArticleList } from "../components/insights/article-list.tsx";
import { toPageTitle, toArticlePages, type ArticlePage } from "../components/insights/article-pages.ts";
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
    const crumbs = [
      { text: "Home", href: "/" },
      { text: "Insights", href: "/insights" },
      { text: category.name },
    ];
    return {
      meta: {
        title: toPageTitle(category.title, page),
        description: category.description,
        sheet: { code: "I-000", title: "Insights" },
        breadcrumb: crumbs,
        currentNavPath: "/insights",
      },
      body: (
        <ArticleList
          crumbs={crumbs}
          count={`${count} articles`}
          title={toPageTitle(category.name, page)}
          lead={category.lead}
          page={page}
          site={site}
          currentCategory={category.name}
        />
      ),
    };
  },
});
