import {
  ArticleFilters,
  ArticleGrid,
  toPageTitle,
  type ArticlePage,
} from "../components/insights/article-list.tsx";
import { Container } from "../components/grids.tsx";
import { LeadParagraph } from "../components/section.tsx";
import { SheetNeighbors } from "../components/sheets.tsx";
import type { Site } from "../../model/kinds/site.ts";
import type { RenderedPage } from "./page.ts";
import { INSIGHTS, INSIGHTS_SHEET, subpage } from "./subpage.tsx";

interface ArticleListPage {
  page: ArticlePage;
  /** Title in search results. */
  title: string;
  description: string;
  crumb: string;
  count: number;
  heading: string;
  lead: string;
  currentCategory?: string;
}

/** Renders a page of the article index or of a category. */
export function articleListPage(
  site: Site,
  { page, title, description, crumb, count, heading, lead, currentCategory }: ArticleListPage,
): RenderedPage {
  return subpage(site, {
    meta: {
      title: toPageTitle(title, page),
      description,
      sheet: INSIGHTS_SHEET,
      breadcrumb: [INSIGHTS, { text: crumb }],
      currentNavPath: "/insights",
      social: { drawing: "pages/insights" },
    },
    breadcrumbsEnd: <SheetNeighbors count={`${count} articles`} />,
    body: (
      <section
        className="scroll-mt-16 pt-11 pb-16 md:pt-20 md:pb-28"
        id="articles"
        aria-labelledby="page-title"
        tabIndex={-1}
      >
        <Container>
          <h1 id="page-title">{toPageTitle(heading, page)}</h1>
          <LeadParagraph className="mt-4 mb-7.5 max-w-[720px] md:mt-5.5 md:mb-11">{lead}</LeadParagraph>
          <ArticleFilters site={site} currentCategory={currentCategory} />
          <h2 className="sr-only">Articles</h2>
          <ArticleGrid page={page} />
        </Container>
      </section>
    ),
  });
}
