import type { Scene } from "../kernel/scene.ts";
import { beam } from "../primitives/beam.ts";
import { box } from "../primitives/box.ts";
import { column } from "../primitives/column.ts";
import { cylinderAlongX } from "../primitives/cylinder-along-x.ts";

export type RackPipe = { at: number; radius: number };

type PipeRack = {
  length: number;
  width: number;
  bentSpacing?: number;
  lower: readonly RackPipe[];
  upper: readonly RackPipe[];
  orangePipe: number;
};

const LOWER_TIER = 4.2;
const UPPER_TIER = 7.5;

export function pipeRack(
  scene: Scene,
  { length, width, bentSpacing = 7.3, lower, upper, orangePipe }: PipeRack,
): void {
  for (let x = 2; x <= length - 2 + 0.01; x += bentSpacing) {
    for (const y of [0, width]) {
      box(scene, [x - 0.6, y - 0.6, 0], [1.2, 1.2, 0.3]);
      column(scene, { foot: [x, y, 0.3], height: UPPER_TIER - 0.6 - 0.3, width: 0.44 });
    }
    beam(scene, { start: [x, 0.22, LOWER_TIER], length: width - 0.44, along: "y" });
    beam(scene, { start: [x, -0.5, UPPER_TIER], length: width + 1, along: "y" });
  }
  for (const { at, radius } of lower) {
    cylinderAlongX(scene, {
      start: [0, at, LOWER_TIER + radius],
      length,
      radius,
      rings: [length * 0.17, length * 0.58],
    });
  }
  upper.forEach(({ at, radius }, index) =>
    cylinderAlongX(scene, {
      start: [-1, at, UPPER_TIER + radius],
      length: length + 2,
      radius,
      rings: [length * 0.27, length * 0.7],
      isHighlighted: index === orangePipe,
    }),
  );
}
