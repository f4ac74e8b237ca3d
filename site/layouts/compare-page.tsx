import type { RenderedPage } from "./page.ts";
import type { Site } from "../../model/kinds/site.ts";
import { COMPARISON_PATH, type ComparisonView } from "../../model/pay/comparison.ts";
import { Actions } from "../components/actions.tsx";
import { Container } from "../components/container.tsx";
import { LeadParagraph } from "../components/lead-paragraph.tsx";
import { SheetCount } from "../components/sheet-count.tsx";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { CompareControls } from "../components/compare/compare-controls.tsx";
import { CompareNotes } from "../components/compare/compare-notes.tsx";
import { CompareSources } from "../components/compare/compare-sources.tsx";
import { CompareTable } from "../components/compare/compare-table.tsx";
import type { ComparisonProps } from "../components/compare/comparison-props.ts";
import { getColumnName } from "../components/compare/get-column-name.ts";
import { UsMapFigure } from "../drawings/maps/us-map-figure.tsx";
import { createComparisonData } from "../components/compare/create-comparison-data.ts";

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
