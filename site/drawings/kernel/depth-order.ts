import type { Box3 } from "./box3.ts";

/** Tolerance for members that touch, whose boxes may overlap due to rounding. */
const CONTACT_TOLERANCE = 0.025;
const EPSILON = 1e-6;

type Interval = readonly [low: number, high: number];

/**
 * Sorts `boxes` for the painter's algorithm: returns their indices from farthest to nearest, so that nearer
 * faces hide farther lines. This is a topological sort; ties go to the box nearest the far corner.
 */
export function depthOrder(boxes: readonly Box3[]): number[] {
  const count = boxes.length;
  const extents = boxes.map(isometricExtents);
  const nearerBoxes: number[][] = boxes.map(() => []);
  const blockerCounts = new Int32Array(count);
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      if (!overlaps(extents[a]!, extents[b]!)) continue;
      const isABehind = isBehind(boxes[a]!, boxes[b]!);
      if (isABehind === isBehind(boxes[b]!, boxes[a]!)) continue;
      nearerBoxes[isABehind ? a : b]!.push(isABehind ? b : a);
      blockerCounts[isABehind ? b : a]!++;
    }
  }
  const distance = boxes.map(({ min, max }) => min[0] + min[1] + min[2] + max[0] + max[1] + max[2]);
  const byDistance = boxes.map((_, index) => index).sort((a, b) => distance[a]! - distance[b]! || a - b);
  const isPainted = new Uint8Array(count);
  const order: number[] = [];
  while (order.length < count) {
    // Intersecting boxes can form a cycle. Painting the farthest box first breaks the cycle.
    const next =
      byDistance.find((index) => !isPainted[index] && blockerCounts[index]! <= 0) ??
      byDistance.find((index) => !isPainted[index])!;
    isPainted[next] = 1;
    order.push(next);
    for (const index of nearerBoxes[next]!) blockerCounts[index]!--;
  }
  return order;
}

/** Whether `a` is entirely on the far side of `b` along one axis. */
export function isBehind(a: Box3, b: Box3): boolean {
  return (
    a.max[0] <= b.min[0] + CONTACT_TOLERANCE ||
    a.max[1] <= b.min[1] + CONTACT_TOLERANCE ||
    a.max[2] <= b.min[2] + CONTACT_TOLERANCE
  );
}

export function isOverlapping(a: Box3, b: Box3): boolean {
  return overlaps(isometricExtents(a), isometricExtents(b));
}

/** Returns a box's extents along the three isometric directions x − y, x − z and y − z. */
function isometricExtents({ min, max }: Box3): readonly Interval[] {
  return [
    [min[0] - max[1], max[0] - min[1]],
    [min[0] - max[2], max[0] - min[2]],
    [min[1] - max[2], max[1] - min[2]],
  ];
}

function overlaps(a: readonly Interval[], b: readonly Interval[]): boolean {
  return a.every((interval, direction) => {
    const otherInterval = b[direction]!;
    return interval[0] < otherInterval[1] - EPSILON && otherInterval[0] < interval[1] - EPSILON;
  });
}
