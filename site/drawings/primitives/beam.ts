import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { box } from "./box.ts";
import { flanges } from "./face-lines.ts";

type Beam = {
  start: Point3;
  length: number;
  along: "x" | "y";
  width?: number;
  depth?: number;
  isHighlighted?: boolean;
};

export function beam(
  scene: Scene,
  { start, length, along, width = 0.34, depth = 0.6, isHighlighted }: Beam,
): void {
  const [x, y, z] = start;
  const lines = scene.hasMemberDetail ? [flanges(along)] : [];
  if (along === "x")
    box(scene, [x, y - width / 2, z - depth], [length, width, depth], { lines, isHighlighted });
  else box(scene, [x - width / 2, y, z - depth], [width, length, depth], { lines, isHighlighted });
}
