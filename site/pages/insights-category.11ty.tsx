import type { InsightCategory } from "../model/schemas/insights.ts";
import { ArticleGrid } from "../components/insights/article-grid.tsx";
import { CategoryRow } from "../components/insights/category-row.tsx";
import { SheetNeighbors } from "../components/sheet-neighbors.tsx";
import { SheetStrip } from "../components/sheet-strip.tsx";
import { definePage } from "../layouts/page.ts";
import type { Crumb } from "../components/sheet-strip.tsx";
import { Container } from "../components/container.tsx";
import { Lead } from "../components/lead.tsx";

/** The index filtered by category; `noindex`, since it repeats the index's cards. */
export default definePage<{ category: InsightCategory }>({
  data: {
    pagination: { data: "site.insights.categories", size: 1, alias: "category" },
    permalink: ({ category }: { category: InsightCategory }) => `/insights/category/${category.slug}.html`,
    noindex: true,
  },
  render: ({ site: { insights, articles }, category }) => {
    const shown = articles.filter((article) => article.category === category.name);
    const crumbs: Crumb[] = [
      { text: "Home", href: "/" },
      { text: "Insights", href: "/insights" },
      { text: category.name },
    ];
    return {
      meta: {
        title: category.title,
        description: category.description,
        sheet: { code: "I-000", title: "Insights" },
        breadcrumb: crumbs,
        current: "/insights",
      },
      body: (
        <>
          <SheetStrip crumbs={crumbs}>
            <SheetNeighbors count={`${shown.length} articles`} />
          </SheetStrip>
          <section
            className="scroll-mt-16 pt-11 pb-16 md:pt-20 md:pb-28"
            id="articles"
            aria-labelledby="page-title"
            tabIndex={-1}
          >
            <Container>
              <h1 id="page-title">{category.name}</h1>
              <Lead className="mt-4 mb-7.5 max-w-[720px] md:mt-5.5 md:mb-11">{category.lead}</Lead>
              <CategoryRow insights={insights} articles={articles} current={category.name} />
              <h2 className="sr-only">Articles</h2>
              <ArticleGrid articles={shown} />
            </Container>
          </section>
        </>
      ),
    };
  },
});
