import { FigureChain } from "../components/figure-chain.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { RequestSection } from "../components/request-section.tsx";
import { ProcessSteps } from "../components/services/process-steps.tsx";
import { ServiceSheet } from "../components/services/service-sheet.tsx";
import { getSectionMark } from "../components/get-section-mark.ts";
import { SheetNeighbors, findHeaderNeighbors } from "../components/sheet-neighbors.tsx";
import { WhyUs } from "../components/why-us/why-us.tsx";
import { pageDrawing } from "../drawings/catalog.ts";
import { definePage } from "../layouts/page.ts";
import { defineTranslatedPage } from "../layouts/define-translated-page.ts";

export default definePage({
  data: defineTranslatedPage("/services"),
  render: ({ site }) => {
    const { services, process } = site.services;
    const { title, description, sheet, hero, figures, ...texts } = site["services-page"];
    const crumbs = [{ text: site.layout.home, href: "/" }, { text: sheet.title }];
    return {
      meta: {
        title,
        description,
        sheet,
        breadcrumb: crumbs,
        currentNavPath: "/services",
        subjects: services.map((service) => ({
          type: "service",
          name: service.name,
          description: service.summary,
        })),
        social: { drawing: "services", alt: hero.drawing },
      },
      body: (
        <>
          <PageHero
            hero={hero}
            drawing={pageDrawing("services")}
            crumbs={crumbs}
            breadcrumbsEnd={<SheetNeighbors {...findHeaderNeighbors(site, "/services")} />}
          />
          <FigureChain label={figures.label} figures={figures.items} />
          <ServiceSheet sheetCode={sheet.code} texts={texts.services} services={services} />
          <ProcessSteps sheetCode={sheet.code} texts={texts.process} steps={process} />
          <WhyUs mark={getSectionMark(sheet.code, 3)} texts={site["why-us"]} hasSteps={false} />
          <RequestSection mark={getSectionMark(sheet.code, 4)} texts={texts.request} />
        </>
      ),
    };
  },
});
