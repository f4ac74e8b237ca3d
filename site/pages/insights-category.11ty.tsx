import { toArticlePages } from "../components/insights/article-list.tsx";
import { articleListPage } from "../layouts/article-list-page.tsx";
import { definePage } from "../layouts/page.ts";
import { paginate } from "../layouts/define-pages.ts";

/** The article index filtered by category. It is `noindex` because it repeats the cards of the index. */
export default definePage({
  data: {
    ...paginate(
      ({ site: { insights, articles } }) =>
        insights.categories.flatMap((category) => {
          const categoryArticles = articles.filter((article) => article.category === category.name);
          const pages = toArticlePages(`/insights/category/${category.slug}`, categoryArticles);
          return pages.map((page) => ({ category, page, count: categoryArticles.length }));
        }),
      ({ page }) => `${page.path}.html`,
    ),
    noindex: true,
  },
  render: ({ site, entry: { category, page, count } }) => {
    const { name, title, description, lead } = category;
    const texts = { title, description, crumb: name, heading: name, lead };
    return articleListPage(site, { ...texts, page, count, currentCategory: name });
  },
});
