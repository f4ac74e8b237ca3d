import type { Point3 } from "../kernel/projection.ts";

/** Returns points on a circle from `start` to `end` degrees. `toPoint` maps (cosine, sine) to 3D. */
export function arc(
  start: number,
  end: number,
  steps: number,
  toPoint: (cosine: number, sine: number) => Point3,
): Point3[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((start + ((end - start) * index) / steps) * Math.PI) / 180;
    return toPoint(Math.cos(angle), Math.sin(angle));
  });
}

/** First and last angle, in degrees, of the visible half of a cylinder along any axis. */
export const FIRST_VISIBLE_DEGREE = -45;
export const LAST_VISIBLE_DEGREE = 135;
