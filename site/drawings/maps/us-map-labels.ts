import type { Point2 } from "../svg-markup.ts";

/**
 * Labels outside their states: `from` is the end of the leader line in the state, and `at` is the center of
 * the text.
 */
export const LEADER_LABELS: Readonly<Record<string, { from: Point2; at: Point2 }>> = {
  VT: { from: [836, 116], at: [798, 82] },
  NH: { from: [852, 112], at: [840, 58] },
  MA: { from: [891, 170], at: [944, 150] },
  RI: { from: [869, 183], at: [944, 188] },
  CT: { from: [856, 190], at: [944, 226] },
  NJ: { from: [833, 232], at: [944, 264] },
  DE: { from: [822, 255], at: [944, 302] },
  MD: { from: [815, 264], at: [944, 340] },
};

/** Label offsets from a state's centroid, in user units, for legibility. */
export const LABEL_OFFSETS: Readonly<Record<string, Point2>> = {
  AK: [4, -4],
  CA: [-6, -8],
  FL: [16, 3],
  HI: [-42, 6],
  ID: [2, 24],
  KY: [8, 1],
  LA: [-11, -8],
  MI: [12, 16],
  OK: [10, 0],
  TX: [6, 0],
  VA: [8, 3],
  WV: [-5, 7],
};
