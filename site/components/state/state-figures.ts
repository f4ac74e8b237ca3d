import { hashText } from "../../drawings/kernel/random.ts";

/** Figures of a state's example search, in days since the intake call. */
export interface StateFigures {
  /** Days to the shortlist, 3 to 7. */
  shortlist: number;
  /** Days to the signed offer, 18 to 35. */
  hire: number;
  /** Candidates presented, 3 to 5. */
  candidates: number;
  /** Retention in percent, 94 to 97. */
  retention: number;
}

/**
 * Derives a state's example figures from the FNV-1a hash of its slug. They are illustrative, not a record of
 * past work (docs/behavior/pages.md). Each figure uses separate bits, so that the figures are independent.
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
