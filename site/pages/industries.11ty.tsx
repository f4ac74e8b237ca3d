import { FigureChain } from "../components/figure-chain.tsx";
import { IndustryCells } from "../components/industries/industry-cells.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { RequestSection } from "../components/request-section.tsx";
import { getSectionMark } from "../components/get-section-mark.ts";
import { SheetNeighbors, findHeaderNeighbors } from "../components/sheet-neighbors.tsx";
import { pageDrawing } from "../drawings/catalog.ts";
import { definePage } from "../layouts/page.ts";

export default definePage({
  data: { permalink: "/industries.html" },
  render: ({ site }) => {
    const { title, description, sheet, hero, figures, industries, request } = site["industries-page"];
    const crumbs = [{ text: "Home", href: "/" }, { text: "Industries" }];
    return {
      meta: {
        title,
        description,
        sheet,
        breadcrumb: crumbs,
        currentNavPath: "/industries",
        social: { drawing: "industries", alt: hero.drawing },
      },
      body: (
        <>
          <PageHero
            hero={hero}
            drawing={pageDrawing("industries")}
            crumbs={crumbs}
            breadcrumbsEnd={<SheetNeighbors {...findHeaderNeighbors(site, "/industries")} />}
          />
          <FigureChain label={figures.label} figures={figures.items} />
          <IndustryCells sheetCode={sheet.code} texts={industries} industries={site.industries} />
          <RequestSection mark={getSectionMark(sheet.code, 2)} texts={request} />
        </>
      ),
    };
  },
});
