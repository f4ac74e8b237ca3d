/**
 * Figures of a state's fictional example search. `shortlist` and `hire` are in days since the intake call, `retention`
 * is in percent.
 */
export interface StateFigures {
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
