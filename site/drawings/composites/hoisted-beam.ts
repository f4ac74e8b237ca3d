import { centeredSegment, type Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { beam } from "../primitives/beam.ts";
import { box } from "../primitives/box.ts";

type HoistedBeam = {
  at: Point3;
  length: number;
  width?: number;
  depth?: number;
  along?: "x" | "y";
  sling?: number;
};

/**
 * Draws an orange beam hanging from a hook by two slings. Returns the point where the rope meets the hook.
 */
export function hoistedBeam(
  scene: Scene,
  { at: [x, y, z], length, width = 0.46, depth = 0.78, along = "x", sling = 2.1 }: HoistedBeam,
): Point3 {
  const hook = z + sling;
  const [left, right] = centeredSegment([x, y, z], length * 0.36, along);
  scene.addLines([[left, [x, y, hook], right]], "fine");
  box(scene, [x - 0.22, y - 0.22, hook], [0.44, 0.44, 0.75]);
  beam(scene, {
    start: centeredSegment([x, y, z], length / 2, along)[0],
    length,
    along,
    width,
    depth,
    isHighlighted: true,
  });
  return [x, y, hook + 0.75];
}
