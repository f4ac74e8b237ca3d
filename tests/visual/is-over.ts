import type { Comparison } from "./compare-pictures.ts";

/**
 * Whether a picture fails a comparison: more of it moved than the limit allows, or nobody has seen it.
 * @param limit share of moved pixels, from 0 to 1; at 1 nothing is judged
 */
export const isOver = ({ share, failure }: Comparison, limit: number): boolean =>
  share > limit || (limit < 1 && failure !== undefined);
