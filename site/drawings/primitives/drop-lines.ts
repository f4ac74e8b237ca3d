import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";

/** Draws dashed lines from the corners of a hanging member down to its final height. */
export function dropLines(
  scene: Scene,
  corners: readonly (readonly [x: number, y: number])[],
  from: number,
  to: number,
  className = "ghost",
): void {
  scene.addLines(
    corners.map(
      ([x, y]) =>
        [
          [x, y, from],
          [x, y, to],
        ] satisfies Point3[],
    ),
    className,
  );
}

/** Draws a dashed outline of a member's final position. */
export function ghostOutline(scene: Scene, corners: readonly Point3[], className = "ghost"): void {
  scene.addFlat(`<path class="${className}" d="${scene.path(corners, true)}"/>`);
}
