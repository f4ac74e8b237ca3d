import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { box } from "./box.ts";
import { columnWeb } from "./face-lines.ts";

type Column = {
  foot: Point3;
  height: number;
  width?: number;
  isHighlighted?: boolean;
};

export function column(scene: Scene, { foot, height, width = 0.5, isHighlighted }: Column): void {
  const [x, y, z] = foot;
  box(scene, [x - width / 2, y - width / 2, z], [width, width, height], {
    lines: scene.hasMemberDetail ? [columnWeb] : [],
    isHighlighted,
  });
}
