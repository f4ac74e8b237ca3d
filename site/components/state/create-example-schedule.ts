import type { StatePage } from "../../../model/schemas/state-page.ts";
import type { ScheduleStage } from "../schedule.tsx";
import type { StateFigures } from "./derive-state-figures.ts";

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
