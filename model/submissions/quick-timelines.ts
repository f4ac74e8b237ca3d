import { toUrgency } from "./form-columns.ts";

const URGENT = toUrgency("urgent");
const STANDARD = toUrgency(undefined);

export const QUICK_TIMELINES: readonly string[] = [URGENT, STANDARD];

/**
 * Returns the label of each quick-form timeline. The label of the default is empty, because visitors do not choose it.
 */
export const getQuickTimelineLabels = ({ urgent }: { urgent: string }): Readonly<Record<string, string>> => ({
  [URGENT]: urgent,
  [STANDARD]: "",
});
