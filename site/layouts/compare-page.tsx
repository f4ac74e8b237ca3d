import { toSlug } from "../../model/slug.ts";
import { toPayAxisPosition } from "../../model/pay/format-dollars.ts";
import { payInRegion } from "../../model/pay/state-pay.ts";
import type { Salaries } from "../../model/schemas/salaries.ts";
import { fillText } from "../components/strings.ts";
import {
  createPayMarks,
  getColumnName,
  type ComparisonProps,
} from "../components/compare/comparison-props.ts";
import type { ComparisonData, PayMarks } from "../../widgets/state-comparison/comparison-data.ts";
import {
  COMPARISON_PATH,
  type ComparisonView,
  COMPARED_FACT_NAMES,
  listComparedFacts,
} from "../../model/pay/comparison.ts";
import { MethodologyLink, PlainLink, Actions } from "../components/links.tsx";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { RangeLegend } from "../components/tables.tsx";
import { FactMarker } from "../components/compare/fact-marker.tsx";
import { listCitedSources } from "../../model/report/create-report-data.ts";
import { Section, LeadParagraph } from "../components/section.tsx";
import type { RenderedPage } from "./page.ts";
import type { Site } from "../../model/kinds/site.ts";
import { Container } from "../components/grids.tsx";
import { SheetCount } from "../components/sheets.tsx";
import { CompareControls } from "../components/compare/compare-controls.tsx";
import { CompareTable } from "../components/compare/compare-table.tsx";
import { UsMapFigure } from "../drawings/maps/us-map.tsx";

/**
 * Returns the data for the comparison table's script: pay for every role in every region, formatted as in the
 * rows, and screen reader announcements.
 */
function createComparisonData({
  texts: { table, controls },
  states,
  salaries,
}: ComparisonProps): ComparisonData {
  const { shown, sorted, reversed, pinned, none } = controls;
  const count = states.length;
  return {
    roles: Object.fromEntries(
      salaries.roles.map(({ role, low, high }) => [
        toSlug(role),
        {
          column: fillText(table.columns.range, { role }),
          caption: fillText(table.caption, { role, year: salaries.year, count }),
          base: [toPayAxisPosition(low), toPayAxisPosition(high)],
          regions: marksByRegion(salaries, role),
        },
      ]),
    ),
    texts: { shown, sorted, reversed, pinned, none },
  };
}

function marksByRegion(
  salaries: Salaries,
  role: Salaries["roles"][number]["role"],
): Record<string, PayMarks> {
  return Object.fromEntries(
    salaries.regions.map((region) => [
      toSlug(region.region),
      createPayMarks(payInRegion(salaries, role, region)),
    ]),
  );
}

function CompareNotes({ texts, salaries, states }: ComparisonProps) {
  const { key, notes } = texts;
  const isMissingFacts = states.some((state) => listComparedFacts(state).length < COMPARED_FACT_NAMES.length);
  const levels = ["full", "part", "empty", ...(isMissingFacts ? (["missing"] as const) : [])] as const;
  const regions = [
    ...salaries.regions.map(({ region, rule }) => `${region}: ${rule}.`),
    `${texts.controls.unpublished}: ${salaries.unpublished.rule}.`,
  ].join(" ");
  return (
    <>
      <ul className="flex flex-wrap gap-x-6.5 gap-y-2 border-b border-line py-4.5 text-16 text-ink-2 *:inline-flex *:items-center *:gap-2.25 print:break-before-page print:py-3">
        <li>
          <RangeLegend hasAverage /> {key.range}
        </li>
        <li>
          <span className="h-3.5 w-4 border-x border-dashed border-signal-ink" aria-hidden="true" />{" "}
          {key.baseline}
        </li>
        {levels.map((level) => (
          <li key={level}>
            <FactMarker level={level} /> {key[level]}
          </li>
        ))}
      </ul>
      <div className="grid gap-x-12 gap-y-4 pt-5 text-16 leading-150 text-ink-2 desk:grid-cols-2 print:grid-cols-2 print:[&_p+p]:hidden">
        <div>
          <p>{fillText(notes.pay, { year: salaries.year, regions })}</p>
          <MethodologyLink className="mt-2" />
        </div>
        <div>
          <p>
            {notes.law} {isMissingFacts && `${notes.missing} `}
            {notes.check}
          </p>
          <PlainLink href={`${COMPARISON_PATH}#sources`}>{texts.sources.title}</PlainLink>
        </div>
      </div>
    </>
  );
}

function CompareSources({ texts: { sources: texts }, states }: ComparisonProps) {
  const sources = listCitedSources(
    states.map((state) => ({
      ...state,
      facts: Object.fromEntries(
        COMPARED_FACT_NAMES.flatMap((name) => (state.facts[name] ? [[name, state.facts[name]]] : [])),
      ),
    })),
  );
  const factCount = states.flatMap(listComparedFacts).length;
  return (
    <Section
      id="sources"
      layout="stack"
      texts={{ title: texts.title, lead: fillText(texts.lead, { count: sources.length, facts: factCount }) }}
    >
      <ul className="columns-[3_300px] gap-x-10 text-16 leading-140 *:break-inside-avoid *:py-1.5 print:columns-4 print:gap-x-4 print:leading-120 print:*:py-0.5 **:[a]:decoration-field **:[a]:underline-offset-3 print:**:[a]:no-underline **:[span]:block **:[span]:text-ink-2">
        {sources.map(({ source, url, asOf, states: letters }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {source}
            </a>
            <span>
              <time dateTime={asOf}>{asOf}</time> {letters.length === states.length ? "" : letters.join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const CRUMBS = [{ text: "Home", href: "/" }, { text: "Locations", href: "/locations" }, { text: "Compare" }];

/** Renders the main comparison page, or one of its views for visitors without JavaScript. */
export function comparePage(site: Site, view: ComparisonView): RenderedPage {
  const { states, salaries, compare: texts } = site;
  const { hero, sheet, table } = texts;
  const comparison: ComparisonProps = { texts, states, salaries, view };
  const isFirst = view.path === COMPARISON_PATH;
  const viewName = view.sort === "name" ? view.role : getColumnName(texts, view.sort);
  return {
    meta: {
      title: isFirst ? texts.title : `${texts.title}: ${viewName}`,
      description: texts.description,
      sheet,
      breadcrumb: isFirst ? CRUMBS : [...CRUMBS.slice(0, 2), { text: "Compare", href: COMPARISON_PATH }],
      currentNavPath: "/locations",
      social: {
        drawing: { kind: "country", states: states.map(({ slug, name, abbr }) => ({ slug, name, abbr })) },
        alt: hero.drawing,
      },
    },
    body: (
      <>
        <Breadcrumbs crumbs={CRUMBS}>
          <SheetCount>{`Sheet ${sheet.code}`}</SheetCount>
        </Breadcrumbs>
        <section aria-labelledby="page-title">
          <Container className="grid-cols-12 items-center gap-x-6 lg:grid">
            <div className="col-span-5 pt-10 pb-9 md:pt-14 print:py-0">
              <h1 id="page-title" className="print:text-38">
                {hero.title}
              </h1>
              <LeadParagraph className="mt-5 max-w-[540px] print:hidden">{hero.lead}</LeadParagraph>
              <Actions
                className="mt-6.5 md:mt-9 print:hidden"
                actions={hero.actions.map(({ text, href }) => ({ text, href }))}
              />
            </div>
            {isFirst && (
              <figure className="col-[6/-1] py-7 max-desk:hidden print:hidden">
                <UsMapFigure
                  // The map is scaled to 70 percent, so 17 px letters appear as about 12 px.
                  className="**:text-17"
                  label={hero.drawing}
                  states={states}
                  classNameOf={({ slug }) =>
                    salaries.unpublished.states.includes(slug) ? "unpublished" : undefined
                  }
                />
                <figcaption
                  className="flex flex-wrap justify-end gap-x-5.5 gap-y-1.5 text-16 text-ink-2 *:inline-flex *:items-center *:gap-2.25"
                  aria-hidden="true"
                >
                  <span>
                    <span className="graphic h-3 w-4 border border-ink bg-signal" /> {hero.pinned}
                  </span>
                  <span>
                    <span className="graphic hatch h-3 w-4 border border-ink" /> {hero.unpublished}
                  </span>
                </figcaption>
              </figure>
            )}
          </Container>
        </section>
        <section
          id="compare"
          className="relative scroll-mt-16 border-t border-line pt-9 pb-16 md:pb-22 print:border-0 print:py-0"
          aria-labelledby="compare-title"
          tabIndex={-1}
        >
          <Container>
            <h2 id="compare-title" className="sr-only">
              {table.title}
            </h2>
            <state-comparison className="block">
              <CompareControls {...comparison} />
              <CompareTable {...comparison} />
              <script
                type="application/json"
                dangerouslySetInnerHTML={{
                  __html: JSON.stringify(createComparisonData(comparison)).replaceAll("<", "\\u003c"),
                }}
              />
            </state-comparison>
            <CompareNotes {...comparison} />
          </Container>
        </section>
        {isFirst && <CompareSources {...comparison} />}
      </>
    ),
  };
}
