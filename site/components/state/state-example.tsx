import type { StatePage } from "../../../model/schemas/state-page.ts";
import { Disclosure } from "../disclosure.tsx";
import { Schedule, type ScheduleStage } from "../schedule.tsx";
import { ExampleLabel } from "../badge.tsx";
import { SectionFrame, SectionHead } from "../section.tsx";
import { DefinitionList } from "../lists.tsx";
import { Paragraphs, type StateSectionProps } from "./state-sections.tsx";

/**
 * Figures of a state's fictional example search. `shortlist` and `hire` are in days since the intake call, `retention`
 * is in percent.
 */
interface StateFigures {
  shortlist: number;
  hire: number;
  candidates: number;
  retention: number;
}

/**
 * Derives a state's example figures from the FNV-1a hash of its slug. They are illustrative, not a record of
 * past work (docs/behavior/pages.md). Each figure uses different bits of the hash, so that the figures are independent.
 */
export function deriveStateFigures(slug: string): StateFigures {
  const hash = hashText(slug);
  const pickBetween = (low: number, high: number, bitOffset: number): number =>
    low + ((hash >>> bitOffset) % (high - low + 1));
  return {
    shortlist: pickBetween(3, 7, 0),
    hire: pickBetween(18, 35, 7),
    candidates: pickBetween(3, 5, 20),
    retention: pickBetween(94, 97, 26),
  };
}

/** Returns the unsigned 32-bit FNV-1a hash of `text`. */
function hashText(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash ^= character.codePointAt(0)!;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/**
 * Half the length of a milestone's bar, in days. It is less than 0.5 so that both ends round to the same day.
 */
const HALF_MILESTONE_DAYS = 0.49;
/** Fraction of the time between shortlist and signed offer that interviews take. */
const INTERVIEW_SHARE = 0.55;
const SCALE_STEP = 3;

export function createExampleSchedule(
  { shortlist, hire }: Pick<StateFigures, "shortlist" | "hire">,
  stages: StatePage["example"]["stages"],
): { days: number; stages: ScheduleStage[] } {
  const interviewsEnd = shortlist + Math.round((hire - shortlist) * INTERVIEW_SHARE);
  const spans: [keyof typeof stages, number, number][] = [
    ["intake", 0, 1],
    ["shortlist", 1, shortlist],
    ["interviews", shortlist, interviewsEnd],
    ["offer", interviewsEnd, hire - HALF_MILESTONE_DAYS],
    ["signed", hire - HALF_MILESTONE_DAYS, hire + HALF_MILESTONE_DAYS],
  ];
  return {
    days: Math.ceil((hire + 1) / SCALE_STEP) * SCALE_STEP,
    stages: spans.map(([id, from, to]) => ({
      stage: stages[id],
      from,
      to,
      milestone: id === "signed",
    })),
  };
}

const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function StateExample({ state, texts: { example: texts }, sheet, fill }: StateSectionProps) {
  const { title, company, role, project, city, story } = state.example;
  const figures = deriveStateFigures(state.slug);
  const { shortlist, hire, candidates, retention } = figures;
  const { days, stages } = createExampleSchedule(figures, texts.stages);
  return (
    <SectionFrame id="example" ground="band">
      <div className="grid grid-cols-12 gap-x-6">
        <SectionHead
          id="example"
          mark={{ number: 4, sheet }}
          className="col-span-full lg:col-span-5"
          label={
            <p className="mb-4.5">
              <ExampleLabel>{texts.label}</ExampleLabel>
            </p>
          }
          texts={{ title }}
        >
          <p className="mt-3.5 text-16 md:mt-5 leading-150 text-ink-2">{fill(texts.note)}</p>
        </SectionHead>
        <div className="col-span-full max-lg:mt-4.5 lg:col-span-6 lg:col-start-7">
          <Disclosure summary={texts.more}>
            <Paragraphs text={story} />
          </Disclosure>
          <DefinitionList
            className="mt-4.5 [&_dt]:flex-none"
            terms={[
              { term: texts.terms.company, value: company },
              { term: texts.terms.role, value: role },
              { term: texts.terms.project, value: `${capitalize(project)}, ${city}` },
              { term: texts.terms.candidates, value: String(candidates) },
              { term: texts.terms.shortlist, value: `${shortlist} days` },
              { term: texts.terms.hire, value: `${hire} days` },
              { term: texts.terms.retention, value: `${retention}%` },
            ]}
          />
        </div>
      </div>
      <div className="mt-6 md:mt-14">
        <Schedule label={texts.schedule} days={days} stages={stages} />
      </div>
    </SectionFrame>
  );
}
