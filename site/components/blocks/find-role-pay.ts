import { findDemand, findMostCommonDemand } from "../../../model/pay/comparison.ts";
import { formatRange } from "../pay/format-range.ts";
import { findBaselinePay, payInState } from "../../../model/pay/state-pay.ts";
import type { Site } from "../../../model/kinds/site.ts";
import type { BlockBody } from "../../../model/schemas/blocks.ts";
import type { Demand } from "../../../model/schemas/salaries.ts";
import type { State } from "../../../model/schemas/state.ts";

type PayReference = NonNullable<BlockBody<"roles">[number]["pay"]>;

/**
 * Returns a role's pay range and demand in a state. Without a state, returns the baseline range and the
 * role's most common demand label.
 */
export function findRolePay(
  site: Site,
  { role, state }: PayReference,
): { figure: string; demand: Demand | undefined } {
  const pay =
    state === undefined ? findBaselinePay(site.salaries, role) : payInState(site.salaries, role, state);
  return {
    figure: pay === undefined ? "Not published" : formatRange(pay),
    demand:
      state === undefined
        ? findMostCommonDemand(site.states, role)
        : findDemand(findState(site, state), role),
  };
}

/**
 * Finds a state by slug.
 * @throws Error if the slug is unknown; the content check normally reports this first
 */
export function findState({ states }: Site, slug: string): State {
  const state = states.find((one) => one.slug === slug);
  if (state === undefined)
    throw new Error(`Unknown state "${slug}": content/states has no file with this name.`);
  return state;
}
