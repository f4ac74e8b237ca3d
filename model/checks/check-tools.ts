import { mistakeAt } from "../source/check-source.ts";
import type { DataCheck } from "./check-data.ts";

/** Requires published pay for the state that the empty-seat calculator initially selects. */
export const checkTools: DataCheck = ({ tools, salaries }, { data }) => {
  const source = data.get("tools");
  if (tools === undefined || salaries === undefined || source === undefined) return [];
  const { state } = tools.seat.start;
  if (!salaries.unpublished.states.includes(state)) return [];
  const problem = `found "${state}", which has no published pay, expected a state in a pay region`;
  return [mistakeAt(source, ["seat", "start", "state"], problem)];
};
