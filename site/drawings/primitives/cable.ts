import type { Point3 } from "../kernel/projection.ts";

const STEPS = 12;

export function hangingCable(from: Point3, to: Point3, sag: number): Point3[] {
  return Array.from({ length: STEPS + 1 }, (_, index) => {
    const fraction = index / STEPS;
    const between = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * fraction;
    return [between(0), between(1), between(2) - 4 * sag * fraction * (1 - fraction)];
  });
}
