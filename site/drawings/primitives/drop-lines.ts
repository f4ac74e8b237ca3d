import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";

/** Dashed lines from the corners of a member that hangs at `from` down to the level where it will sit. */
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

/** The dashed outline of the place where a member will sit. */
export function ghostOutline(scene: Scene, corners: readonly Point3[], className = "ghost"): void {
  scene.addFlat(`<path class="${className}" d="${scene.path(corners, true)}"/>`);
}
