import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { dropLines, ghostOutline } from "../primitives/drop-lines.ts";
import { hoistLine } from "../primitives/hoist-line.ts";
import { hoistedBeam } from "./hoisted-beam.ts";

type LoweredBeam = {
  /** Center of the beam's top face in its final position. */
  seat: Point3;
  length: number;
  along: "x" | "y";
  clearance: number;
  width?: number;
  depth?: number;
  sling?: number;
  rope?: number;
};

/** Draws an orange beam on slings, above a dashed outline of its final position. */
export function loweredBeam(
  scene: Scene,
  { seat, length, along, clearance, width = 0.5, depth = 0.84, sling = 2, rope = 3 }: LoweredBeam,
): void {
  const [x, y, z] = seat;
  const half = length / 2;
  const ends: [Point3, Point3] =
    along === "x"
      ? [
          [x - half, y, z],
          [x + half, y, z],
        ]
      : [
          [x, y - half, z],
          [x, y + half, z],
        ];
  const top = z + clearance;
  scene.inLayer("hoist", () => {
    dropLines(
      scene,
      ends.map(([endX, endY]) => [endX, endY] as const),
      top - depth,
      z,
    );
    ghostOutline(scene, [
      ends[0],
      ends[1],
      [ends[1][0], ends[1][1], z - depth],
      [ends[0][0], ends[0][1], z - depth],
    ]);
    const hook = hoistedBeam(scene, { at: [x, y, top], length, along, width, depth, sling });
    hoistLine(scene, hook, hook[2] + rope);
  });
}
