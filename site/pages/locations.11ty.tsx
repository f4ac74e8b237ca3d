import { Actions, MethodologyLink, PlainLink } from "../components/links.tsx";
import { Container } from "../components/grids.tsx";
import { LeadParagraph, Section } from "../components/section.tsx";
import { findRegion } from "../../model/pay/state-pay.ts";
import type { Site } from "../../model/kinds/site.ts";
import { hatchPattern } from "../drawings/svg-markup.ts";
import { UsMapFigure } from "../drawings/maps/us-map.tsx";
import { fillText } from "../components/strings.ts";
import { RegionalPay } from "../components/locations/regional-pay.tsx";
import { StateLinks } from "../components/locations/state-links.tsx";
import { RelatedArticles } from "../components/article-card.tsx";
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
                <h1 id="locations-title" className="lg:col-span-7">
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

/** Distances between the lines of hatches in user units, of the highest premium first. */
const PITCHES = [3.5, 6, 10];

const HATCHES = PITCHES.map((pitch, index) => hatchPattern(`premium-${index + 1}`, pitch, 0.6)).join("");

type PremiumMapProps = { site: Pick<Site, "salaries" | "states" | "locations"> };
type Region = Site["salaries"]["regions"][number];

/**
 * The map of the country, hatched by pay premium: the closer the lines, the higher the premium. A region of one state is
 * orange, the region that premiums refer to is plain, and states without a published premium are dashed. The key has the
 * same data for phones, which show no map.
 */
function PremiumMap({ site: { salaries, states, locations } }: PremiumMapProps) {
  const texts = locations.premiums;
  const classNameOf = createClassNames(salaries.regions);
  const describe = (region: Region | undefined): string =>
    region === undefined
      ? texts.none
      : region.premium === 0
        ? texts.baseline
        : fillText(texts.over, { percent: region.premium });
  const unpublished = states.filter(({ slug }) => findRegion(salaries, slug) === undefined);
  const rows = [
    ...[...salaries.regions].sort((a, b) => b.premium - a.premium),
    ...(unpublished.length > 0 ? [undefined] : []),
  ];
  return (
    <div className="relative mt-5 mb-16 grid-cols-12 items-center gap-x-6 lg:grid">
      {/* Not in the map, since patterns of a hidden SVG are not painted elsewhere. */}
      <svg
        className="draw absolute size-0"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: HATCHES }}
      />
      <UsMapFigure
        className="col-span-9 mb-9 lg:mb-0"
        label={locations.map}
        states={states}
        classNameOf={({ slug }) => classNameOf(findRegion(salaries, slug))}
        noteOf={({ slug }) => describe(findRegion(salaries, slug))}
      />
      <section className="col-span-3" aria-labelledby="premiums-title">
        <h2 id="premiums-title" className="border-b border-ink pb-3 text-19 leading-125 tracking-term">
          {texts.title}
        </h2>
        <ul>
          {rows.map((region) => {
            const count = region?.states.length ?? unpublished.length;
            return (
              <li
                key={region?.region ?? texts.unpublished}
                className="grid grid-cols-[38px_1fr_auto] items-center gap-x-3.5 border-b border-line py-2.5 leading-130"
              >
                <svg className="draw us-map" viewBox="0 0 38 24" aria-hidden="true">
                  <g className={classNameOf(region)}>
                    <path className="us-state" d="M.5.5h37v23H.5z" />
                  </g>
                </svg>
                <span>
                  {region?.region ?? texts.unpublished}
                  <span className="block text-16 text-ink-2">
                    {count === 1 ? texts.state : fillText(texts.states, { count })}
                  </span>
                </span>
                <span className="font-head font-label">{describe(region)}</span>
              </li>
            );
          })}
        </ul>
        <p className="mt-3 text-16 leading-150 text-ink-2">{fillText(texts.note, { year: salaries.year })}</p>
      </section>
    </div>
  );
}

/** Returns a function that names the class of a region: its hatch, or what it has instead of one. */
function createClassNames(regions: readonly Region[]): (region: Region | undefined) => string {
  const premiums = regions
    .filter(({ premium, states }) => premium > 0 && states.length > 1)
    .map(({ premium }) => premium);
  const ranks = [...new Set(premiums)].sort((a, b) => b - a);
  return (region) => {
    if (region === undefined) return "premium-unpublished";
    if (region.premium === 0) return "premium-baseline";
    if (region.states.length === 1) return "premium-single";
    return `premium-${Math.min(PITCHES.length, ranks.indexOf(region.premium) + 1)}`;
  };
}
