import { rectangleAt, type Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { column } from "../primitives/column.ts";
import { dropLines, ghostOutline } from "../primitives/drop-lines.ts";
import { hoistLine } from "../primitives/hoist-line.ts";

type LoweredColumn = {
  foot: Point3;
  height: number;
  clearance: number;
  width?: number;
  rope?: number;
};

/** Draws an orange column on a rope, above a dashed outline of its foot. */
export function loweredColumn(
  scene: Scene,
  { foot: [x, y, z], height, clearance, width = 0.76, rope = 6 }: LoweredColumn,
): void {
  const half = width / 2;
  scene.inLayer("hoist", () => {
    dropLines(scene, [[x, y]], z + clearance, z);
    ghostOutline(scene, rectangleAt(x - half, y - half, x + half, y + half, z));
    column(scene, { foot: [x, y, z + clearance], height, width, isHighlighted: true });
  });
  const top = z + clearance + height;
  hoistLine(scene, [x, y, top], top + rope);
}
