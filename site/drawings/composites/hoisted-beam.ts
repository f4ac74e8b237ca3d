import { centeredSegment, type Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { beam } from "../primitives/beam.ts";
import { box } from "../primitives/box.ts";

type HoistedBeam = {
  at: Point3;
  length: number;
  width?: number;
  depth: number;
  sling?: number;
};

/**
 * Draws an orange beam along x, hanging from a hook by two slings. Returns the point where the rope meets the hook.
 */
export function hoistedBeam(
  scene: Scene,
  { at: [x, y, z], length, width = 0.46, depth, sling = 2.1 }: HoistedBeam,
): Point3 {
  const hook = z + sling;
  const [left, right] = centeredSegment([x, y, z], length * 0.36, "x");
  scene.addLines([[left, [x, y, hook], right]], "fine");
  box(scene, [x - 0.22, y - 0.22, hook], [0.44, 0.44, 0.75]);
  beam(scene, {
    start: centeredSegment([x, y, z], length / 2, "x")[0],
    length,
    along: "x",
    width,
    depth,
    isHighlighted: true,
  });
  return [x, y, hook + 0.75];
}
