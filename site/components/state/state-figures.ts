import { hashText } from "../../drawings/kernel/random.ts";

/** How the example of a state runs. Days count from the intake call. */
export interface StateFigures {
  /** Days to the shortlist, 3 to 7. */
  shortlist: number;
  /** Days to the signed offer, 18 to 35. */
  hire: number;
  /** Candidates presented, 3 to 5. */
  candidates: number;
  /** Percent of hires who stay, 94 to 97. */
  retention: number;
}

/**
 * The derived values of a state's page: a pure function of its slug's FNV-1a hash, and therefore illustrative, never a record
 * (docs/behavior/pages.md). Each value reads bits of its own, so that the values do not move together.
 */
export function stateFigures(slug: string): StateFigures {
  const hash = hashText(slug);
  const between = (low: number, high: number, shift: number): number =>
    low + ((hash >>> shift) % (high - low + 1));
  return {
    shortlist: between(3, 7, 0),
    hire: between(18, 35, 7),
    candidates: between(3, 5, 20),
    retention: between(94, 97, 26),
  };
}
