import { centeredSegment, type Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { beamLanding } from "../primitives/drop-lines.ts";
import { hoistLine } from "../primitives/hoist-line.ts";
import { hoistedBeam } from "./hoisted-beam.ts";

type LoweredBeam = {
  /** Center of the beam's top face in its final position. */
  seat: Point3;
  length: number;
  clearance: number;
  width: number;
  depth: number;
  sling?: number;
  rope?: number;
};

/** Draws an orange beam along x on slings, above a dashed outline of its final position. */
export function loweredBeam(
  scene: Scene,
  { seat, length, clearance, width, depth, sling = 2, rope = 3 }: LoweredBeam,
): void {
  const [x, y, z] = seat;
  const top = z + clearance;
  scene.inLayer("hoist", () => {
    beamLanding(scene, centeredSegment(seat, length / 2, "x"), top - depth, depth);
    const hook = hoistedBeam(scene, { at: [x, y, top], length, width, depth, sling });
    hoistLine(scene, hook, hook[2] + rope);
  });
}
