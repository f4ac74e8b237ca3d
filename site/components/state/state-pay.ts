import type { Salaries } from "../../model/schemas/salaries.ts";
import type { State } from "../../model/schemas/state.ts";

/** What is known of a state's pay beside the national base. */
export type StatePay =
  { kind: "own" | "above"; region: string; premium: number } | { kind: "baseline" } | { kind: "unlisted" };

/** The premium over the Midwest of the region that a state belongs to, in percent (spec section 9). */
export function statePay(state: Pick<State, "name" | "region">, salaries: Salaries): StatePay {
  const region = salaries.regions.find((one) => one.region === state.region);
  if (region === undefined) return { kind: "unlisted" };
  if (region.premium === 0) return { kind: "baseline" };
  const kind = region.region === state.name ? "own" : "above";
  return { kind, region: region.region, premium: region.premium };
}
