import { RelatedArticles } from "../components/related-articles.tsx";
import { CoreServices } from "../components/state/core-services.tsx";
import { fillText } from "../components/fill-text.ts";
import { StateExample } from "../components/state/state-example.tsx";
import { StateFacts } from "../components/state/state-facts.tsx";
import { deriveStateFigures } from "../components/state/derive-state-figures.ts";
import { StateHero } from "../components/state/state-hero.tsx";
import { StateMarket } from "../components/state/state-market.tsx";
import { ClaimChain } from "../components/claim-chain.tsx";
import { NearbyStates } from "../components/state/nearby-states.tsx";
import { listStateQuestions } from "../components/state/list-state-questions.ts";
import { StateQuestionsList } from "../components/state/state-questions-list.tsx";
import { StateReasons } from "../components/state/state-reasons.tsx";
import { StateRequest } from "../components/state/state-request.tsx";
import { StateRoles } from "../components/state/state-roles.tsx";
import { StateSectors } from "../components/state/state-sectors.tsx";
import { StateBreadcrumbs } from "../components/state/state-breadcrumbs.tsx";
import { SectionMark } from "../components/section-mark.tsx";
import { defineEntryPages, type EntryData } from "../layouts/define-entry-pages.ts";
import { definePage } from "../layouts/page.ts";
import { SectionFrame } from "../components/section-frame.tsx";

export default definePage<EntryData<"states">>({
  data: defineEntryPages("states"),
  render: ({ site, entry: state }) => {
    const { salaries, services, states, articles } = site;
    const texts = site["state-page"];
    const fill = (text: string): string => fillText(text, { state: state.name });
    const sheet = `L-${state.abbr}`;
    const figures = deriveStateFigures(state.slug);
    const faqs = listStateQuestions(state, texts.questions, salaries);
    const crumbs = [
      { text: "Home", href: "/" },
      { text: "Locations", href: "/locations" },
      { text: state.name },
    ];
    return {
      meta: {
        title: fill(texts.title),
        description: state.description,
        sheet: { code: sheet, title: state.name },
        breadcrumb: crumbs,
        subjects: [
          {
            type: "service",
            name: fill(texts.service),
            description: state.description,
            area: state.name,
          },
          { type: "faq", faqs },
        ],
        social: {
          drawing: { kind: "state", state: { slug: state.slug, name: state.name, cities: state.cities } },
          alt: `Map of ${state.name} with its major cities`,
        },
      },
      body: (
        <>
          <StateBreadcrumbs crumbs={crumbs} states={states} state={state} />
          <StateHero state={state} texts={texts} />
          <ClaimChain texts={texts.figures} claims={site.claims} />
          <StateMarket state={state} texts={texts.market} sheet={sheet} />
          <CoreServices title={fill(texts.services.title)} services={services.services} sheet={sheet} />
          <StateRoles state={state} texts={texts.roles} site={site} sheet={sheet} />
          <StateExample state={state} texts={texts.example} figures={figures} sheet={sheet} />
          <StateSectors state={state} texts={texts} sheet={sheet} />
          <StateReasons state={state} texts={texts.reasons} whyUs={site["why-us"]} sheet={sheet} />
          <StateRequest state={state} texts={texts.request} salaries={site.salaries} sheet={sheet} />
          <SectionFrame id="facts" className="grid grid-cols-12 gap-x-6">
            <div className="relative col-span-full lg:col-span-6">
              <SectionMark number={8} sheet={sheet} href="#facts" />
              <StateFacts state={state} texts={texts.facts} />
            </div>
            <StateQuestionsList title={fill(texts.questions.title)} faqs={faqs} />
          </SectionFrame>
          <NearbyStates
            title={fill(texts.nearby.title)}
            states={states.filter(({ slug }) => state.neighbors.includes(slug))}
          />
          <RelatedArticles title={fill(texts.related.title)} slugs={state.related} articles={articles} />
        </>
      ),
    };
  },
});
