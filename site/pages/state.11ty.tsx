import { CellFoot, Columns } from "../components/grids.tsx";
import { StateLinks } from "../components/locations/state-links.tsx";
import { PlainLink } from "../components/links.tsx";
import { RequestSection } from "../components/request-section.tsx";
import { RelatedArticles } from "../components/article-card.tsx";
import { Section, SectionMark, SectionFrame } from "../components/section.tsx";
import {
  Paragraphs,
  StateFacts,
  StateHero,
  StateReasons,
  StateNeighbors,
} from "../components/state/state-sections.tsx";
import { fillText } from "../components/strings.ts";
import { StateExample } from "../components/state/state-example.tsx";
import { ClaimChain } from "../components/figures.tsx";
import { StateQuestionsList, listStateQuestions } from "../components/state/state-questions.tsx";
import { StateRoles } from "../components/state/state-roles.tsx";
import { StateJobs } from "../components/jobs/newest-jobs.tsx";
import { StateSectors } from "../components/state/state-sectors.tsx";
import { defineEntryPages } from "../layouts/define-pages.ts";
import { definePage } from "../layouts/page.ts";
import { subpage } from "../layouts/subpage.tsx";
import { Widget } from "../components/widget.tsx";
import { findRegion } from "../../model/pay/state-pay.ts";

export default definePage({
  data: defineEntryPages("states"),
  render: ({ site, entry: state }) => {
    const { salaries, services, states, articles } = site;
    const texts = site["state-page"];
    const { request } = texts;
    const fill = (text: string): string => fillText(text, { state: state.name });
    const sheet = `L-${state.abbr}`;
    const page = { state, texts, site, sheet, fill };
    const nearbyStates = states.filter(({ slug }) => state.neighbors.includes(slug));
    const faqs = listStateQuestions(state, texts.questions, salaries);
    return subpage(site, {
      meta: {
        title: fill(texts.title),
        description: state.description,
        sheet: { code: sheet, title: state.name },
        request: { place: state.name },
        breadcrumb: [{ text: "Locations", href: "/locations" }, { text: state.name }],
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
      breadcrumbsEnd: <StateNeighbors {...page} />,
      isTight: true,
      body: (
        <>
          <StateHero {...page} />
          <ClaimChain texts={texts.figures} claims={site.claims} />
          <Section
            id="market"
            mark={{ number: 1, sheet }}
            texts={{ title: fill(texts.market.title), lead: texts.market.aside }}
          >
            <div className="max-w-190">
              <Paragraphs text={state.market} />
            </div>
          </Section>
          <Section
            id="services"
            mark={{ number: 2, sheet }}
            layout="stack"
            texts={{ title: fill(texts.services.title) }}
          >
            <Columns isDense>
              {services.services.map(({ id, name, terms }) => (
                <a
                  key={id}
                  className="group no-underline max-md:pt-3! max-md:pr-0! max-md:pb-0!"
                  href={`/services#${id}`}
                >
                  <h3 className="pb-2.5 text-18 leading-125 tracking-term decoration-signal decoration-2 underline-offset-4 group-hover:underline">
                    {name}
                  </h3>
                  <CellFoot>{terms}</CellFoot>
                </a>
              ))}
            </Columns>
          </Section>
          <StateRoles {...page} />
          <StateJobs site={site} state={state.name} />
          <StateExample {...page} />
          <StateSectors {...page} />
          <StateReasons {...page} />
          <RequestSection
            site={site}
            mark={{ number: 7, sheet }}
            texts={{ title: fill(request.title) }}
            state={state.name}
            form={
              <Widget
                tag="lead-form"
                context="location_middle"
                location={state.name}
                urgency="true"
                layout="row"
                submit={request.submit}
              />
            }
          >
            <div className="mt-4 flex flex-wrap gap-x-7">
              {/* The offer calculator needs published pay. */}
              {findRegion(salaries, state.slug) === undefined ? null : (
                <PlainLink href={`/tools?place=${state.slug}#offer`}>{fill(request.offer)}</PlainLink>
              )}
              <PlainLink href={request.candidates.href}>{fill(request.candidates.text)}</PlainLink>
              <p className="w-full text-16 text-ink-2">{request.candidates.note}</p>
            </div>
          </RequestSection>
          <SectionFrame id="facts" className="grid grid-cols-12 gap-x-6">
            <div className="col-span-full lg:col-span-6 xl:relative">
              <SectionMark number={8} sheet={sheet} href="#facts" />
              <StateFacts {...page} />
            </div>
            <StateQuestionsList title={fill(texts.questions.title)} faqs={faqs} />
          </SectionFrame>
          {nearbyStates.length > 0 && (
            <Section id="nearby" texts={{ title: fill(texts.nearby.title) }}>
              <StateLinks states={nearbyStates} layout="rows" />
            </Section>
          )}
          <RelatedArticles title={fill(texts.related.title)} slugs={state.related} articles={articles} />
        </>
      ),
    });
  },
});
