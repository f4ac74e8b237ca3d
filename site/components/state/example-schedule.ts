import type { State } from "../../model/schemas/state.ts";
import type { StatePage } from "../../model/schemas/state-page.ts";
import type { ScheduleStage } from "../schedule.tsx";
import { fillText } from "./fill-text.ts";
import type { StateFigures } from "./state-figures.ts";
import { numberWord } from "./words.ts";

/** Half a day, so that a bar ends where the milestone's begins. */
const HALF = 0.49;
/** The share of the days between shortlist and signature that interviews take. */
const INTERVIEWS = 0.55;
const SCALE_STEP = 3;

/** Stages of the example's search; its days are those of the derived figures. */
export function exampleSchedule(
  { shortlist, hire, candidates }: StateFigures,
  example: State["example"],
  stages: StatePage["example"]["stages"],
): { days: number; stages: ScheduleStage[] } {
  const interviewed = shortlist + Math.round((hire - shortlist) * INTERVIEWS);
  const values = { Candidates: numberWord(candidates), city: example.city, hire };
  const spans: [keyof typeof stages, number, number][] = [
    ["brief", 0, 1],
    ["shortlist", 1, shortlist],
    ["interviews", shortlist, interviewed],
    ["offer", interviewed, hire - HALF],
    ["signed", hire - HALF, hire + HALF],
  ];
  return {
    days: Math.ceil((hire + 1) / SCALE_STEP) * SCALE_STEP,
    stages: spans.map(([id, from, to]) => ({
      stage: stages[id].name,
      from,
      to,
      note: fillText(stages[id].note, values),
      milestone: id === "signed",
    })),
  };
}
