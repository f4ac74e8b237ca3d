import { toArticlePages, type ArticlePage } from "../components/insights/article-pages.ts";
import { articleListPage } from "../layouts/article-list-page.tsx";
import { definePage } from "../layouts/page.ts";
import { paginate } from "../layouts/paginate.ts";

/** The pages of the article index after the first. */
export default definePage<{ list: ArticlePage }>({
  data: paginate(
    "list",
    ({ site }) => toArticlePages("/insights", site.articles).slice(1),
    ({ path }) => `${path}.html`,
  ),
  render: ({ site, list }) => {
    const { insights, articles } = site;
    const number = `Page ${list.number}`;
    return articleListPage(site, {
      page: list,
      title: insights.title,
      description: `${number} of ${list.paths.length}. ${insights.description}`,
      crumb: number,
      count: articles.length,
      heading: insights.articles.title,
      lead: insights.hero.lead,
    });
  },
});
