import { convexHull } from "./convex-hull.ts";
import { OcclusionMap } from "./occlusion-map.ts";
import type { Point2 } from "./projection.ts";

/**
 * A part of a solid's markup. `face` is the outline of a filled face. A part without a face, such as detail
 * lines, is visible if any face of its solid is visible.
 */
export type Part = { svg: string; face?: readonly Point2[] };

/**
 * Returns the markup of solids, which are given in painting order. Omits faces that are completely hidden.
 */
export function visibleMarkup(solids: readonly (readonly Part[])[], low: Point2, high: Point2): string {
  const coverage = new OcclusionMap(low, high);
  const pieces: string[] = [];
  for (const parts of [...solids].reverse()) {
    const hasFaces = parts.some(({ face }) => face);
    const faceVisibility = parts.map(({ face }) => face !== undefined && !coverage.hides(face));
    if (hasFaces && !faceVisibility.includes(true)) continue;
    pieces.push(parts.map(({ svg, face }, index) => (face && !faceVisibility[index] ? "" : svg)).join(""));
    if (hasFaces) coverage.cover(convexHull(parts.flatMap(({ face }) => face ?? [])));
  }
  return pieces.reverse().join("");
}
