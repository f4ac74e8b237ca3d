import type { Point3 } from "../kernel/projection.ts";
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
  const reach = length * 0.36;
  const ends: Point3[] =
    along === "x"
      ? [
          [x - reach, y, z],
          [x + reach, y, z],
        ]
      : [
          [x, y - reach, z],
          [x, y + reach, z],
        ];
  scene.addLines([[ends[0]!, [x, y, hook], ends[1]!]], "fine");
  box(scene, [x - 0.22, y - 0.22, hook], [0.44, 0.44, 0.75]);
  beam(scene, {
    start: along === "x" ? [x - length / 2, y, z] : [x, y - length / 2, z],
    length,
    along,
    width,
    depth,
    isHighlighted: true,
  });
  return [x, y, hook + 0.75];
}
