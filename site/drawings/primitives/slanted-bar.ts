import { boxAround } from "../kernel/box3.ts";
import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";

type SlantedBar = {
  from: Point3;
  to: Point3;
  thickness?: number;
  /** Depth of the bar behind its plane; 0 draws a flat bar. */
  depth?: number;
  isHighlighted?: boolean;
};

/**
 * Draws a straight bar between two points in a vertical plane parallel to x–z or y–z: its near face and its
 * visible long side.
 * @throws Error if the points are in neither plane
 */
export function slantedBar(
  scene: Scene,
  { from, to, thickness = 0.3, depth = 0, isHighlighted }: SlantedBar,
): void {
  const isAlongX = Math.abs(to[1] - from[1]) < 1e-6;
  if (!isAlongX && Math.abs(to[0] - from[0]) > 1e-6) {
    throw new Error(
      `A slanted bar must be in a vertical plane; (${from.join(", ")}) to (${to.join(", ")}) is not`,
    );
  }
  const axis = isAlongX ? 0 : 1;
  const run = to[axis] - from[axis];
  const rise = to[2] - from[2];
  const length = Math.hypot(run, rise);
  const halfThicknessRatio = thickness / 2 / length;
  const sign = run - rise >= 0 ? 1 : -1;
  // Half the bar's width as a vector: perpendicular to the bar, in its plane, and toward the viewer.
  const halfWidthVector = [-rise * halfThicknessRatio * sign, run * halfThicknessRatio * sign] as const;
  const corner = (end: Point3, side: 1 | -1, back = 0): Point3 => {
    const along = end[axis] + halfWidthVector[0] * side;
    const z = end[2] + halfWidthVector[1] * side;
    return isAlongX ? [along, end[1] - back, z] : [end[0] - back, along, z];
  };
  const orange = isHighlighted ? " orange" : "";
  const nearFace = [corner(from, 1), corner(to, 1), corner(to, -1), corner(from, -1)];
  const faces = [scene.face(nearFace, (isAlongX ? "left" : "right") + orange)];
  const sideFace = [corner(from, 1), corner(to, 1), corner(to, 1, depth), corner(from, 1, depth)];
  if (depth > 0) {
    const isTopFace = Math.abs(halfWidthVector[1]) > Math.abs(halfWidthVector[0]);
    faces.unshift(scene.face(sideFace, (isTopFace ? "top" : isAlongX ? "right" : "left") + orange));
  }
  scene.addSolid(boxAround(depth > 0 ? [...nearFace, ...sideFace] : nearFace), faces);
}
