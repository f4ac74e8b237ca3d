import type { Point3 } from "./projection.ts";

export type Box3 = { readonly min: Point3; readonly max: Point3 };

export function boxAt(at: Point3, size: Point3): Box3 {
  return { min: at, max: [at[0] + size[0], at[1] + size[1], at[2] + size[2]] };
}

/**
 * Returns the bounding box of `points`, extended by `margin` on every side so that flat shapes have a volume.
 */
export function boxAround(points: readonly Point3[], margin = 0.01): Box3 {
  const range = (axis: 0 | 1 | 2) => points.map((point) => point[axis]);
  const low = (axis: 0 | 1 | 2) => Math.min(...range(axis)) - margin;
  const high = (axis: 0 | 1 | 2) => Math.max(...range(axis)) + margin;
  return { min: [low(0), low(1), low(2)], max: [high(0), high(1), high(2)] };
}
