import type { Site } from "../../model/kinds/site.ts";
import { Container } from "../container.tsx";
import { LeadParagraph } from "../lead-paragraph.tsx";
import { SheetNeighbors } from "../sheet-neighbors.tsx";
import { Breadcrumbs, type Breadcrumb } from "../breadcrumbs.tsx";
import { ArticleGrid } from "./article-grid.tsx";
import type { ArticlePage } from "./article-pages.ts";
import { CategoryRow } from "./category-row.tsx";
import { SearchRow } from "./search-row.tsx";
import { Pager } from "./pager.tsx";

interface ArticleListProps {
  crumbs: readonly Breadcrumb[];
  count: string;
  title: string;
  lead: string;
  page: ArticlePage;
  site: Pick<Site, "insights" | "articles" | "search" | "navigation">;
  currentCategory?: string;
}

export function ArticleList({ crumbs, count, title, lead, page, site, currentCategory }: ArticleListProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs}>
        <SheetNeighbors count={count} />
      </Breadcrumbs>
      <section
        className="scroll-mt-16 pt-11 pb-16 md:pt-20 md:pb-28"
        id="articles"
        aria-labelledby="page-title"
        tabIndex={-1}
      >
        <Container>
          <h1 id="page-title">{title}</h1>
          <LeadParagraph className="mt-4 mb-7.5 max-w-[720px] md:mt-5.5 md:mb-11">{lead}</LeadParagraph>
          <SearchRow {...site} />
          <CategoryRow {...site} currentCategory={currentCategory} />
          <h2 className="sr-only">Articles</h2>
          <ArticleGrid articles={page.articles} />
          <Pager page={page} />
        </Container>
      </section>
    </>
  );
}
