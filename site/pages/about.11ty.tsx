import { AboutContact } from "../components/about/about-contact.tsx";
import { ClaimsTable } from "../components/about/claims-table.tsx";
import { Firm } from "../components/about/firm.tsx";
import { HowWeWork } from "../components/about/how-we-work.tsx";
import { FigureChain } from "../components/figure-chain.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { SheetNeighbors, findHeaderNeighbors } from "../components/sheet-neighbors.tsx";
import { pageDrawing } from "../drawings/catalog.ts";
import { definePage } from "../layouts/page.ts";

export default definePage({
  data: { permalink: "/about.html" },
  render: ({ site }) => {
    const { title, description, sheet, hero, figures, firm, work, claims, contact } = site.about;
    const crumbs = [{ text: "Home", href: "/" }, { text: "About" }];
    return {
      meta: {
        title,
        description,
        sheet,
        breadcrumb: crumbs,
        currentNavPath: "/about",
        social: { drawing: "about", alt: hero.drawing },
      },
      body: (
        <>
          <PageHero
            hero={hero}
            drawing={pageDrawing("about")}
            crumbs={crumbs}
            breadcrumbsEnd={<SheetNeighbors {...findHeaderNeighbors(site, "/about")} />}
          />
          <FigureChain label={figures.label} figures={figures.items} />
          <Firm sheetCode={sheet.code} firm={firm} />
          <HowWeWork sheetCode={sheet.code} work={work} />
          <ClaimsTable sheetCode={sheet.code} texts={claims} claims={site.claims} />
          <AboutContact sheetCode={sheet.code} contact={contact} />
        </>
      ),
    };
  },
});
