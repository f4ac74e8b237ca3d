import type { Site } from "../../../model/kinds/site.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { loadDrawing } from "../../drawings/load-drawing.ts";
import { ExampleLabel } from "../badge.tsx";
import { DefinitionList } from "../lists.tsx";
import { Schedule } from "../schedule.tsx";
import { LeadParagraph, SectionFrame, SectionMark } from "../section.tsx";
import type { ReactNode } from "react";
import { Icon, type IconProps } from "../../drawings/marks/icons.tsx";
import type { Home } from "../../../model/schemas/page-texts.ts";

/** The home page's one example: a search for one of five fictional firms, and their logos, under one label. */
export function SuccessStory({ site: { home } }: { site: Site }) {
  const { story, partners } = home;
  return (
    <SectionFrame id="success-story">
      <div className="grid grid-cols-1 items-center gap-6 lg:grid-cols-[5fr_7fr]">
        <div className="xl:relative">
          <SectionMark number={6} sheet="A-600" href="#success-story" />
          <p className="mb-4.5">
            <ExampleLabel />
          </p>
          <h2 id="success-story-title">{story.title}</h2>
          <LeadParagraph className="mt-4">{story.text}</LeadParagraph>
          <DefinitionList className="mt-4.5" terms={story.facts} />
        </div>
        <DrawingFigure
          className="w-full max-w-none max-md:hidden xl:w-[calc(100%+40px)]"
          drawing={loadDrawing("pages/success-story")}
        />
      </div>
      <div className="mt-6">
        <Schedule label={story.scheduleLabel} days={story.days} stages={story.schedule} />
      </div>
      <PartnerMarquee partners={partners} />
    </SectionFrame>
  );
}

/** Logos of the five fictional partner firms, in the same order as in the content. */
const MARKS: readonly ReactNode[] = [
  <path key="gable" d="M2 27V8.5L15 2l13 6.5V27M9 27V14h12v13" />,
  <path key="arch" d="M1 25h28M3 25C4.5 15 9 10 15 10s10.5 5 12 15M15 10v15M9.5 12.5V25M20.5 12.5V25" />,
  <path key="section" d="M4 4h22M4 26h22M12.5 4v22M17.5 4v22M4 15h22" />,
  <path key="stem" d="M14 28V14M14 15C6 15 4 10 4 4c7 0 10 4 10 11ZM14 18c0-7 4-11 12-11 0 7-4 11-12 11Z" />,
  <path key="strata" d="M2 9l13-6 13 6-13 6ZM2 15l13 6 13-6M2 21l13 6 13-6" />,
];

/** Logo of a partner firm. `index` starts at 0 and wraps around after the fifth. */
function PartnerMark({ index, className = "h-7.5 w-auto" }: { index: number; className?: string }) {
  return (
    <Icon className={className} width={30} height={30}>
      {MARKS[index % MARKS.length]}
    </Icon>
  );
}

function PauseIcon({ className }: IconProps) {
  return (
    <Icon className={className} width={16} height={16}>
      <path d="M5 1v14M11 1v14" strokeWidth="3.4" />
    </Icon>
  );
}

function PlayIcon({ className }: IconProps) {
  return (
    <Icon className={className} width={16} height={16}>
      <path d="M4 1.6 14 8 4 14.4Z" fill="currentColor" strokeLinejoin="round" />
    </Icon>
  );
}

/**
 * A marquee of logos of fictional firms, below a label that says so. A button pauses it, and it does not move under
 * `prefers-reduced-motion`.
 */
function PartnerMarquee({ partners }: { partners: Home["partners"] }) {
  return (
    <section
      className="mt-6 grid grid-cols-[1fr_48px] items-center border-t border-line py-2.5 md:flex"
      aria-labelledby="partners-title"
      data-marquee
    >
      <h3
        id="partners-title"
        className="font-body text-16 leading-135 font-regular tracking-normal text-ink-2 md:w-50"
      >
        {partners.title}
      </h3>
      <div className="col-span-full row-start-2 -mx-5 mt-2.5 flex flex-1 items-center overflow-hidden mask-[linear-gradient(90deg,transparent,#000_6%,#000_90%,transparent)] md:m-0">
        <div className="marquee-belt flex flex-none motion-reduce:flex-1 noscript:flex-1">
          <FirmList firms={partners.firms} />
          <FirmList firms={partners.firms} isCopy />
        </div>
      </div>
      <button
        type="button"
        className="group ml-3 grid size-12 flex-none place-items-center self-center rounded-control border-control border-field motion-reduce:hidden noscript:hidden"
        aria-pressed="false"
        aria-label={partners.pause}
      >
        <PauseIcon className="h-4.25 w-4.5 group-aria-pressed:hidden" />
        <PlayIcon className="h-4.25 w-4.5 group-not-aria-pressed:hidden" />
      </button>
    </section>
  );
}

const LETTERING_STYLES = [
  "font-head text-22 font-[780] tracking-heading",
  "font-head text-18 font-[560] tracking-[0.08em] uppercase",
  "font-mono text-20 font-medium tracking-[-0.05em] lowercase",
  "font-body text-22 font-figure tracking-title",
  "font-head text-22 font-[300] tracking-title",
];

/** A list of firms. The second copy makes the loop seamless and is hidden from assistive technology. */
function FirmList({ firms, isCopy = false }: { firms: readonly string[]; isCopy?: boolean }) {
  return (
    <ul
      className="flex items-center motion-reduce:flex-wrap gap-y-2 motion-reduce:aria-hidden:hidden noscript:flex-wrap noscript:aria-hidden:hidden"
      aria-hidden={isCopy ? "true" : undefined}
    >
      {firms.map((firm, index) => (
        <li
          key={firm}
          className={`flex items-center gap-3 px-7 leading-120 whitespace-nowrap ${LETTERING_STYLES[index % LETTERING_STYLES.length]}`}
        >
          <PartnerMark index={index} className="h-7.5 w-auto stroke-[1.6]" /> {firm}
        </li>
      ))}
    </ul>
  );
}
