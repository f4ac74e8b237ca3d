import { rectangleAt, type Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { box } from "../primitives/box.ts";
import { dropLines, ghostOutline, visibleCorners } from "../primitives/drop-lines.ts";
import type { FaceLines } from "../primitives/face-lines.ts";

type LoweredBox = {
  at: Point3;
  size: Point3;
  clearance: number;
  lines?: readonly FaceLines[];
  hasOutline?: boolean;
};

/**
 * Draws an orange slab, panel or block above its final position, with dashed lines dropping from its three
 * visible corners.
 */
export function loweredBox(
  scene: Scene,
  { at: [x, y, z], size, clearance, lines, hasOutline = false }: LoweredBox,
): void {
  const [farX, farY] = [x + size[0], y + size[1]];
  scene.inLayer("hoist", () => {
    dropLines(scene, visibleCorners(x, y, farX, farY), z + clearance, z);
    if (hasOutline) ghostOutline(scene, rectangleAt(x, y, farX, farY, z));
    box(scene, [x, y, z + clearance], size, { isHighlighted: true, lines });
  });
}
