import { segment, type Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";

/** Draws dashed lines from the corners of a hanging member down to its final height. */
export function dropLines(
  scene: Scene,
  corners: readonly (readonly [x: number, y: number, z?: number])[],
  from: number,
  to: number,
  className = "ghost",
): void {
  scene.addLines(
    corners.map(([x, y]) => segment([x, y, from], [x, y, to])),
    className,
  );
}

/** Draws a dashed outline of a member's final position. */
export function ghostOutline(scene: Scene, corners: readonly Point3[]): void {
  scene.addFlat(`<path class="ghost" d="${scene.path(corners, true)}"/>`);
}

/**
 * Draws the final position of a hanging beam, and dashed lines down to it.
 * @param ends the ends of the beam's top face in its final position
 * @param from height of the hanging beam
 */
export function beamLanding(
  scene: Scene,
  ends: readonly [Point3, Point3],
  from: number,
  depth: number,
): void {
  const [start, end] = ends;
  const toBottom = ([x, y, z]: Point3): Point3 => [x, y, z - depth];
  dropLines(scene, ends, from, start[2]);
  ghostOutline(scene, [start, end, toBottom(end), toBottom(start)]);
}

/** Returns the corners of a rectangle that a hanging member above it does not hide. */
export const visibleCorners = (
  x: number,
  y: number,
  nearX: number,
  nearY: number,
): [x: number, y: number][] => [
  [x, nearY],
  [nearX, nearY],
  [nearX, y],
];
