import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { polygon } from "./polygon.ts";

export type SlantedBar = {
  from: Point3;
  to: Point3;
  thickness?: number;
  isOrange?: boolean;
};

/**
 * A straight bar between two points of one upright plane, parallel to x–z or to y–z.
 * Throws when the points share neither plane.
 */
export function slantedBar(scene: Scene, { from, to, thickness = 0.3, isOrange }: SlantedBar): void {
  const isAlongX = Math.abs(to[1] - from[1]) < 1e-6;
  if (!isAlongX && Math.abs(to[0] - from[0]) > 1e-6) {
    throw new Error(
      `A slanted bar lies in an upright plane; (${from.join(", ")}) to (${to.join(", ")}) does not`,
    );
  }
  const axis = isAlongX ? 0 : 1;
  const run = to[axis] - from[axis];
  const rise = to[2] - from[2];
  const length = Math.hypot(run, rise);
  const offset = [((-rise / length) * thickness) / 2, ((run / length) * thickness) / 2] as const;
  const corner = (end: Point3, side: 1 | -1): Point3 => {
    const along = end[axis] + offset[0] * side;
    const up = end[2] + offset[1] * side;
    return isAlongX ? [along, end[1], up] : [end[0], along, up];
  };
  const face = isAlongX ? "left" : "right";
  polygon(
    scene,
    [corner(from, 1), corner(to, 1), corner(to, -1), corner(from, -1)],
    isOrange ? `${face} orange` : face,
  );
}
