import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { box, concreteHatch, type BoxOptions } from "../primitives/box.ts";
import { ribsAlongX } from "../primitives/face-lines.ts";
import { slantedBar } from "../primitives/slanted-bar.ts";

type HouseFrame = {
  origin?: readonly [x: number, y: number];
  length: number;
  depth: number;
  rise?: number;
  ridgeWidth?: number;
  ridgeDepth?: number;
  sheathedBays?: number;
};

const STUD = 0.18;
const PLATE = 0.24;
const WALL_HEIGHT = 3;
/** Spacing of the rafters. The house's length must be a multiple of the spacing. */
const RAFTER_SPACING = 1.5;

/** Draws a timber house frame: footing, floor, studs, plates, rafters, and an orange ridge beam. */
export function houseFrame(scene: Scene, options: HouseFrame): void {
  const { length, depth, rise = 3.4, sheathedBays = 0 } = options;
  const { ridgeWidth = 0.32, ridgeDepth = 0.62, origin = [0, 0] } = options;
  const frontOpening = [length * 0.38, length * 0.62] as const;
  const gableOpening = [depth * 0.3, depth * 0.7] as const;
  const block = (at: Point3, size: Point3, boxOptions?: BoxOptions) =>
    box(scene, [at[0] + origin[0], at[1] + origin[1], at[2]], size, boxOptions);
  block([-0.5, -0.5, -1.1], [length + 1, depth + 1, 0.7], { hatch: concreteHatch.cut });
  block([-0.2, -0.2, -0.4], [length + 0.4, depth + 0.4, 0.4], { lines: [ribsAlongX(0.8)] });
  const stud = (x: number, y: number) => block([x - STUD / 2, y - STUD / 2, 0], [STUD, STUD, WALL_HEIGHT]);
  const isBetween = (at: number, [from, to]: readonly [number, number]) => at > from && at < to;
  for (let x = 0; x <= length + 0.01; x += 1) {
    stud(x, 0);
    if (!isBetween(x, frontOpening)) stud(x, depth);
  }
  for (let y = 1; y < depth; y += 1) {
    stud(0, y);
    if (!isBetween(y, gableOpening)) stud(length, y);
  }
  for (const y of [0, depth]) block([-PLATE / 2, y - PLATE / 2, WALL_HEIGHT], [length + PLATE, PLATE, PLATE]);
  for (const x of [0, length]) block([x - PLATE / 2, PLATE / 2, WALL_HEIGHT], [PLATE, depth - PLATE, PLATE]);
  block([frontOpening[0] - 0.5, depth - PLATE / 2, 2], [frontOpening[1] - frontOpening[0] + 1, PLATE, 0.5]);
  block([length - PLATE / 2, gableOpening[0] - 0.5, 2], [PLATE, gableOpening[1] - gableOpening[0] + 1, 0.5]);
  for (let bay = 0; bay < sheathedBays; bay++) block([bay, depth + PLATE / 2, 0], [1, 0.1, WALL_HEIGHT]);
  const ridge = WALL_HEIGHT + rise;
  const halfRidgeWidth = ridgeWidth / 2;
  for (let x = 0; x <= length + 0.01; x += RAFTER_SPACING) {
    for (const [eave, top] of [
      [-0.7, depth / 2 - halfRidgeWidth],
      [depth + 0.7, depth / 2 + halfRidgeWidth],
    ] as const) {
      slantedBar(scene, {
        from: [x + origin[0], eave + origin[1], WALL_HEIGHT - 0.1],
        to: [x + origin[0], top + origin[1], ridge],
        thickness: 0.34,
        depth: 0.2,
      });
    }
  }
  block(
    [-0.4, depth / 2 - halfRidgeWidth, ridge + 0.2 - ridgeDepth],
    [length + 0.8, ridgeWidth, ridgeDepth],
    {
      isHighlighted: true,
    },
  );
}
