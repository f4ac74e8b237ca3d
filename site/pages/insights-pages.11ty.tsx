import { ArticleList } from "../components/insights/article-list.tsx";
import { toPageTitle, toArticlePages, type ArticlePage } from "../components/insights/article-pages.ts";
import { definePage } from "../layouts/page.ts";

export default definePage<{ list: ArticlePage }>({
  data: {
    pagination: {
      data: "site.claims",
      size: 1,
      alias: "list",
      addAllPagesToCollections: true,
      before: (_, { site }) => toArticlePages("/insights", site.articles).slice(1),
    },
    permalink: ({ list }: { list: ArticlePage }) => `${list.path}.html`,
  },
  render: ({ site, list }) => {
    const pageLabel = `Page ${list.number} of ${list.paths.length}`;
    const { insights, articles } = site;
    const crumbs = [
      { text: "Home", href: "/" },
      { text: "Insights", href: "/insights" },
      { text: `Page ${list.number}` },
    ];
    return {
      meta: {
        title: toPageTitle(insights.title, list),
        description: `${pageLabel}. ${insights.description}`,
        sheet: { code: "I-000", title: "Insights" },
        breadcrumb: crumbs,
        currentNavPath: "/insights",
        social: { drawing: "insights" },
      },
      body: (
        <ArticleList
          crumbs={crumbs}
          count={`${articles.length} articles`}
          title={toPageTitle(insights.articles.title, list)}
          lead={insights.hero.lead}
          page={list}
          site={site}
        />
      ),
    };
  },
});
