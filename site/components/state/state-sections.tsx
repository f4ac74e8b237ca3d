import { formatMonth } from "../../../model/format-day.ts";
import { findRegion } from "../../../model/pay/state-pay.ts";
import type { StateFact } from "../../../model/schemas/state.ts";
import type { Site } from "../../../model/kinds/site.ts";
import type { StatePage } from "../../../model/schemas/state-page.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { stateMap } from "../../drawings/maps/state-map.ts";
import { Container } from "../grids.tsx";
import { LeadParagraph, Section } from "../section.tsx";
import { Actions, SheetLink, PlainLink } from "../links.tsx";
import { ArrowLeft, ArrowRight } from "../../drawings/marks/icons.tsx";
import { SheetCount } from "../sheets.tsx";
import { Disclosure } from "../disclosure.tsx";
import { createCostPoint } from "../why-us/why-us.tsx";
import { fillText } from "../strings.ts";

/** What the sections of a state's page are made of. */
export interface StateSectionProps {
  state: Site["states"][number];
  texts: StatePage;
  site: Site;
  /** The page's sheet code, such as `L-TX`. */
  sheet: string;
  /** Fills the state's name into a text. */
  fill: (text: string) => string;
}

export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph.slice(0, 40)} className="text-18 leading-155 text-pretty not-first:mt-4 md:text-20">
      {paragraph}
    </p>
  ));
}

const FACTS = ["oshaPlan", "contractorLicense", "engineeringBoard", "rightToWork", "prevailingWage"] as const;

export function StateFacts({ state, texts: { facts: texts }, fill }: StateSectionProps) {
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.values;
  return (
    <>
      <h2 id="facts-title">{fill(texts.title)}</h2>
      <dl className="mt-6">
        {FACTS.map((id) => {
          const fact = state.facts[id];
          return fact === undefined ? null : (
            <div
              key={id}
              className="grid grid-cols-1 gap-x-6 border-t border-line py-2 first:border-t-ink last:border-b md:grid-cols-[178px_1fr]"
            >
              <dt className="text-16 leading-130 text-ink-2 md:py-2">{texts.labels[id]}</dt>
              <dd>
                <Disclosure isPlain summary={values[id]?.[`${fact.value}`] ?? `${fact.value}`}>
                  <p className="leading-145 text-ink">{fact.text}</p>
                  <FactSource fact={fact} label={texts.source} />
                </Disclosure>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-4 text-16 leading-150 text-ink-2">{texts.note}</p>
    </>
  );
}

function FactSource({ fact, label }: { fact: StateFact; label: string }) {
  return (
    <p className="mt-1.5 text-16 leading-160 text-ink-2">
      {label}:{" "}
      <a className="decoration-field underline-offset-3 hover:text-ink" href={fact.url} rel="noopener">
        {fact.source}
      </a>
      , <time dateTime={fact.asOf}>{formatMonth(fact.asOf)}</time>
    </p>
  );
}

export function StateHero({ state, texts, site, fill }: StateSectionProps) {
  const { primary, secondary, secondaryUnpublished } = texts.hero;
  const hasPay = findRegion(site.salaries, state.slug) !== undefined;
  return (
    <section className="overflow-x-clip" aria-labelledby="state-title">
      <Container className="grid grid-cols-12 gap-x-6">
        <div className="col-span-full max-w-190 py-6 md:pt-14 md:pb-11 min-[1181px]:col-[1/6] min-[1181px]:pt-19 min-[1181px]:pb-18">
          <h1 id="state-title">{fill(texts.heading)}</h1>
          <LeadParagraph className="mt-4 mb-4.5 md:mt-6.5 md:mb-8.5">{state.headline}</LeadParagraph>
          <Actions
            actions={[
              { text: fill(primary), href: "#request" },
              { text: fill(hasPay ? secondary : secondaryUnpublished), href: "#roles" },
            ]}
          />
        </div>
        {/* The map bleeds to the right edge of the window, but by no more than the margin of a 1440 px
            page. */}
        <div className="col-span-full -mx-5 flex items-center overflow-hidden border-t border-line min-[1181px]:col-[6/-1] min-[1181px]:mr-[calc(-1*min(96px,max(20px,(100vw-1248px)/2)))] min-[1181px]:ml-0 min-[1181px]:border-t-0 min-[1181px]:border-l min-[1441px]:border-r">
          <DrawingFigure
            className="mx-auto hidden max-w-205 print:max-w-150 md:block min-[1181px]:max-w-full"
            drawing={stateMap(state)}
          />
          <DrawingFigure className="md:hidden" drawing={stateMap(state, { isCompact: true })} />
        </div>
      </Container>
    </section>
  );
}

/** The state's position among all states, with links to the previous and next one. */
export function StateNeighbors({ state, site: { states } }: StateSectionProps) {
  const index = states.indexOf(state);
  const previous = states[index - 1];
  const next = states[index + 1];
  return (
    <>
      {previous && (
        <SheetLink href={`/locations/${previous.slug}`} rel="prev">
          <ArrowLeft />
          <span>
            <span className="sr-only">Previous state: </span>
            {previous.name}
          </span>
        </SheetLink>
      )}
      <SheetCount>
        <span className="max-[430px]:sr-only">State</span> {index + 1} of {states.length}
      </SheetCount>
      {next && (
        <SheetLink href={`/locations/${next.slug}`} rel="next">
          <span>
            <span className="sr-only">Next state: </span>
            {next.name}
          </span>
          <ArrowRight />
        </SheetLink>
      )}
    </>
  );
}

export function StateReasons({ state, texts: { reasons: texts }, site, sheet, fill }: StateSectionProps) {
  const { guarantee } = site["why-us"];
  const board = state.facts.engineeringBoard?.value;
  const boardPoints =
    board === undefined
      ? []
      : [{ title: texts.checks.title, text: fillText(texts.checks.text, { state: state.name, board }) }];
  return (
    <Section
      id="why-us"
      mark={{ number: 6, sheet }}
      ground="band"
      texts={{ title: fill(texts.title) }}
      aside={
        <div className="mt-5">
          <PlainLink href={texts.more.href}>{texts.more.text}</PlainLink>
        </div>
      }
    >
      {[createCostPoint(site), guarantee, ...boardPoints].map(({ title, text }) => (
        <Disclosure key={title} summary={title}>
          <p>{text}</p>
        </Disclosure>
      ))}
    </Section>
  );
}
