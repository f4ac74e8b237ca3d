import { FigureChain } from "../components/figure-chain.tsx";
import { Benefits } from "../components/landing/benefits.tsx";
import { ClosingSection } from "../components/landing/closing-section.tsx";
import { EmployerRequest } from "../components/landing/employer-request.tsx";
import { RecentPlacements } from "../components/landing/recent-placements.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { getSectionMark } from "../components/get-section-mark.ts";
import { WhyUs } from "../components/why-us/why-us.tsx";
import { pageDrawing } from "../drawings/catalog.ts";
import { definePage } from "../layouts/page.ts";
import { defineTranslatedPage } from "../layouts/define-translated-page.ts";

export default definePage({
  data: defineTranslatedPage("/landing-page"),
  render: ({ site }) => {
    const { title, description, sheet, hero, figures, form, benefits, placements, closing } = site.landing;
    return {
      meta: {
        title,
        description,
        sheet,
        social: { drawing: "landing-page", alt: hero.drawing },
      },
      body: (
        <>
          <PageHero hero={hero} drawing={pageDrawing("landing-page")} />
          <FigureChain label={figures.label} figures={figures.items} />
          <EmployerRequest sheetCode={sheet.code} form={form} />
          <WhyUs mark={getSectionMark(sheet.code, 2)} texts={site["why-us"]} />
          <Benefits sheetCode={sheet.code} benefits={benefits} />
          <RecentPlacements sheetCode={sheet.code} placements={placements} />
          <ClosingSection sheetCode={sheet.code} closing={closing} />
        </>
      ),
    };
  },
});
