import { ArticleCard } from "../components/article-card.tsx";
import { ArticleGrid } from "../components/insights/article-grid.tsx";
import { toArticlePages } from "../components/insights/article-pages.ts";
import { CategoryRow } from "../components/insights/category-row.tsx";
import { Pager } from "../components/insights/pager.tsx";
import { SearchRow } from "../components/insights/search-row.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { Section } from "../components/section.tsx";
import { SheetNeighbors } from "../components/sheet-neighbors.tsx";
import { pageDrawing } from "../drawings/catalog.ts";
import { definePage } from "../layouts/page.ts";

const FEATURED = [
  { variant: "first", columns: "md:max-lg:col-span-full lg:col-span-3" },
  { variant: "second", columns: "lg:col-span-3" },
] as const;
const OTHER_FEATURED = { variant: "featured", columns: "lg:col-span-2" } as const;

const CRUMBS = [{ text: "Home", href: "/" }, { text: "Insights" }];

export default definePage({
  data: { permalink: "/insights.html" },
  render: ({ site: { insights, search, articles, navigation } }) => {
    const [first] = toArticlePages("/insights", articles);
    return {
      meta: {
        title: insights.title,
        description: insights.description,
        sheet: { code: "I-000", title: "Insights" },
        breadcrumb: CRUMBS,
        currentNavPath: "/insights",
        social: { drawing: "insights" },
      },
      body: (
        <>
          <PageHero
            crumbs={CRUMBS}
            breadcrumbsEnd={<SheetNeighbors count={`${articles.length} articles`} />}
            hero={{ ...insights.hero, actions: [insights.hero.action] }}
            drawing={pageDrawing("insights")}
          />
          <Section
            id="featured"
            layout="stack"
            mark={{ number: 1, sheet: "I-000" }}
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
            mark={{ number: 2, sheet: "I-000" }}
            texts={{ title: insights.articles.title }}
          >
            <SearchRow search={search} navigation={navigation} />
            <CategoryRow insights={insights} articles={articles} />
            <ArticleGrid articles={first.articles} />
            <Pager page={first} />
          </Section>
        </>
      ),
    };
  },
});
