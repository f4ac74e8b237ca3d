import type { Point3 } from "../kernel/projection.ts";

export function hangingCable(from: Point3, to: Point3, sag: number, steps = 12): Point3[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const fraction = index / steps;
    const between = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * fraction;
    return [between(0), between(1), between(2) - 4 * sag * fraction * (1 - fraction)];
  });
}
