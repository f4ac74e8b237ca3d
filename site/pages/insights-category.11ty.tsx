import type { InsightCategory } from "../model/schemas/insights.ts";
import { ArticleGrid } from "../components/insights/article-grid.tsx";
import { CategoryRow } from "../components/insights/category-row.tsx";
import { SheetNeighbors } from "../components/sheet-neighbors.tsx";
import { SheetStrip } from "../components/sheet-strip.tsx";
import { definePage, type Crumb } from "../layouts/page.ts";

/** The index filtered by one category. It repeats cards of the index, so search engines are asked to leave it out. */
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
        styles: ["insights"],
      },
      body: (
        <>
          <SheetStrip crumbs={crumbs}>
            <SheetNeighbors count={`${shown.length} articles`} />
          </SheetStrip>
          <section className="category-page" id="articles" aria-labelledby="page-title" tabIndex={-1}>
            <div className="container">
              <h1 id="page-title">{category.name}</h1>
              <p className="lead">{category.lead}</p>
              <CategoryRow insights={insights} articles={articles} current={category.name} />
              <h2 className="sr-only">Articles</h2>
              <ArticleGrid articles={shown} />
            </div>
          </section>
        </>
      ),
    };
  },
});
