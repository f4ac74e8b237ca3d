import { Actions, MethodologyLink, PlainLink } from "../components/links.tsx";
import { Container } from "../components/grids.tsx";
import { LeadParagraph, Section } from "../components/section.tsx";
import { PremiumMap } from "../components/locations/premium-map.tsx";
import { RegionalPay } from "../components/locations/regional-pay.tsx";
import { StateLinks } from "../components/locations/state-links.tsx";
import { RelatedArticles } from "../components/related-articles.tsx";
import { fillText } from "../components/strings.ts";
import { definePage } from "../layouts/page.ts";
import { subpage } from "../layouts/subpage.tsx";

const SHEET = "L-000";

export default definePage({
  data: { permalink: "/locations.html" },
  render: ({ site }) => {
    const { locations, states, salaries, articles } = site;
    return subpage(site, {
      meta: {
        title: locations.title,
        description: locations.description,
        sheet: { code: SHEET, title: "Locations" },
        breadcrumb: [{ text: "Locations" }],
        currentNavPath: "/locations",
        social: {
          drawing: { kind: "country", states: states.map(({ slug, name, abbr }) => ({ slug, name, abbr })) },
          alt: locations.map,
        },
      },
      body: (
        <>
          <section aria-labelledby="locations-title">
            <Container>
              <div className="pt-9 pb-13 md:pt-14 md:pb-5 lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-6 lg:pt-18">
                <h1 id="locations-title" className="lg:col-span-6">
                  {locations.heading}
                </h1>
                <div className="lg:col-[8/-1]">
                  <LeadParagraph className="mt-5.5 mb-6.5 lg:mt-0">{locations.lead}</LeadParagraph>
                  <Actions actions={[locations.primary, locations.secondary]} />
                </div>
              </div>
              <PremiumMap site={site} />
            </Container>
          </section>
          <Section
            id="states"
            mark={{ number: 1, sheet: SHEET }}
            texts={{
              title: locations.list.title,
              lead: fillText(locations.list.lead, { count: states.length }),
            }}
          >
            <StateLinks states={states} layout="columns" />
          </Section>
          <Section
            id="pay"
            mark={{ number: 2, sheet: SHEET }}
            texts={{
              title: locations.pay.title,
              lead: fillText(locations.pay.lead, { year: salaries.year }),
            }}
            aside={
              <>
                <MethodologyLink className="mt-5" />
                <PlainLink href={locations.pay.compare.href}>{locations.pay.compare.text}</PlainLink>
              </>
            }
          >
            <RegionalPay site={site} />
          </Section>
          <RelatedArticles
            title={locations.related.title}
            slugs={locations.related.articles}
            articles={articles}
          />
        </>
      ),
    });
  },
});
