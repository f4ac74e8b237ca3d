import { toUrgency } from "./form-columns.ts";

const URGENT = toUrgency("urgent");
/** The timeline of a request that is not marked as urgent. */
const STANDARD = toUrgency(undefined);

/** Timelines that only the quick forms store. */
export const QUICK_TIMELINES: readonly string[] = [URGENT, STANDARD];

/** Returns the label of each quick-form timeline. It is empty for the default, which no visitor chose. */
export const getQuickTimelineLabels = ({ urgent }: { urgent: string }): Readonly<Record<string, string>> => ({
  [URGENT]: urgent,
  [STANDARD]: "",
});
