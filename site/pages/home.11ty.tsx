import { ClaimChain } from "../components/claim-chain.tsx";
import { HomeContact } from "../components/home/home-contact.tsx";
import { HomeHero } from "../components/home/home-hero.tsx";
import { PartnerMarquee } from "../components/home/partner-marquee.tsx";
import { SalaryReport } from "../components/home/salary-report.tsx";
import { ServiceCells } from "../components/home/service-cells.tsx";
import { SpecializedSearches } from "../components/home/specialized-searches.tsx";
import { SuccessStory } from "../components/home/success-story.tsx";
import { WhyUs } from "../components/why-us/why-us.tsx";
import { definePage } from "../layouts/page.ts";
import { defineTranslatedPage } from "../layouts/define-translated-page.ts";

export default definePage({
  data: defineTranslatedPage("/"),
  render: ({ site }) => {
    const { home, services, claims, navigation } = site;
    const { label, ...heroText } = home.hero.drawing;
    return {
      meta: {
        title: home.title,
        description: home.description,
        sheet: { code: "G-000", title: site.layout.home },
        subjects: services.services.map(({ name, summary }) => ({
          type: "service",
          name,
          description: summary,
        })),
        social: { drawing: { kind: "home", text: heroText }, alt: label },
      },
      body: (
        <>
          <HomeHero hero={home.hero} />
          <ClaimChain texts={home.figures} claims={claims} />
          <ServiceCells section={home.services} services={services.services} />
          <SpecializedSearches searches={home.searches} states={navigation.footer.states} />
          <SalaryReport site={site} />
          <SuccessStory story={home.story} />
          <PartnerMarquee partners={home.partners} />
          <WhyUs mark={{ number: 4, sheet: "A-400" }} texts={site["why-us"]} />
          <HomeContact contact={home.contact} />
        </>
      ),
    };
  },
});
