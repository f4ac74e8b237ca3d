import { toArticlePages } from "../components/insights/article-list.tsx";
import { articleListPage } from "../layouts/article-list-page.tsx";
import { definePage } from "../layouts/page.ts";
import { paginate } from "../layouts/define-pages.ts";

/** The pages of the article index after the first. */
export default definePage({
  data: paginate(
    ({ site }) => toArticlePages("/insights", site.articles).slice(1),
    ({ path }) => `${path}.html`,
  ),
  render: ({ site, entry: page }) => {
    const { insights, articles } = site;
    const number = `Page ${page.number}`;
    return articleListPage(site, {
      page,
      title: insights.title,
      description: `${number} of ${page.paths.length}. ${insights.description}`,
      crumb: number,
      count: articles.length,
      heading: insights.articles.title,
      lead: insights.hero.lead,
    });
  },
});
