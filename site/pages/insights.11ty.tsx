import { ArticleCard } from "../components/article-card.tsx";
import { ArticleFilters, ArticleGrid, toArticlePages } from "../components/insights/article-list.tsx";
import { Section } from "../components/section.tsx";
import { SheetNeighbors } from "../components/sheets.tsx";
import { heroPage } from "../layouts/hero-page.tsx";
import { definePage } from "../layouts/page.ts";
import { INSIGHTS_SHEET } from "../layouts/subpage.tsx";

const FEATURED = [
  { variant: "first", columns: "md:max-lg:col-span-full lg:col-span-3" },
  { variant: "second", columns: "lg:col-span-3" },
] as const;
const OTHER_FEATURED = { variant: "featured", columns: "lg:col-span-2" } as const;

export default definePage({
  data: { permalink: "/insights.html" },
  render: ({ site }) => {
    const { insights, articles } = site;
    return heroPage(site, {
      texts: {
        ...insights,
        sheet: INSIGHTS_SHEET,
        hero: { ...insights.hero, actions: [insights.hero.action] },
      },
      drawing: "pages/insights",
      meta: { breadcrumb: [{ text: "Insights" }], currentNavPath: "/insights" },
      breadcrumbsEnd: <SheetNeighbors count={`${articles.length} articles`} />,
      body: (
        <>
          <Section
            id="featured"
            layout="stack"
            mark={{ number: 1, sheet: INSIGHTS_SHEET.code }}
            texts={insights.featured}
          >
            <ul className="grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-2 md:gap-y-11 lg:grid-cols-6 lg:gap-y-14">
              {insights.featured.articles
                .flatMap((slug) => articles.find((article) => article.slug === slug) ?? [])
                .map((article, index) => {
                  const { variant, columns } = FEATURED[index] ?? OTHER_FEATURED;
                  return (
                    <li key={article.slug} className={columns}>
                      <ArticleCard article={article} variant={variant} />
                    </li>
                  );
                })}
            </ul>
          </Section>
          <Section
            id="articles"
            layout="stack"
            mark={{ number: 2, sheet: INSIGHTS_SHEET.code }}
            texts={{ title: insights.articles.title }}
          >
            <ArticleFilters site={site} />
            <ArticleGrid page={toArticlePages("/insights", articles)[0]} />
          </Section>
        </>
      ),
    });
  },
});
