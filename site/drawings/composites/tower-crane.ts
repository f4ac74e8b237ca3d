import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import { mullionsAlongY } from "../primitives/face-lines.ts";
import { latticeMast, MAST_WIDTH } from "../primitives/lattice-mast.ts";
import { counterJib } from "./crane-counter-jib.ts";
import { craneJib } from "./crane-jib.ts";

export type TowerCrane = {
  /** Far corner of the mast's base. */
  at: readonly [x: number, y: number];
  height: number;
  jib: number;
  counterJibLength: number;
  /** Position of the trolley along y. */
  trolleyY: number;
};

/** Draws a tower crane. Returns the point on the trolley where the rope is attached. */
export function towerCrane(
  scene: Scene,
  { at: [x, y], height, jib, counterJibLength, trolleyY }: TowerCrane,
): Point3 {
  const middle = x + MAST_WIDTH / 2;
  const deck = height + 0.7;
  latticeMast(scene, [x, y], height);
  box(scene, [x - 0.9, y - 0.9, 0], [MAST_WIDTH + 1.8, MAST_WIDTH + 1.8, 0.7], {
    hatch: concreteHatch.shaded,
  });
  box(scene, [x - 0.25, y - 0.25, height], [MAST_WIDTH + 0.5, MAST_WIDTH + 0.5, 0.7]);
  box(scene, [x + MAST_WIDTH + 0.1, y + MAST_WIDTH - 0.6, deck + 0.05], [1.1, 1.4, 1.7], {
    lines: [mullionsAlongY(0.7)],
  });
  const root: Point3 = [middle, y + MAST_WIDTH, deck];
  craneJib(scene, { root, reach: jib });
  counterJib(scene, { root: [middle, y, deck], reach: counterJibLength });

  const apex: Point3 = [middle, y + MAST_WIDTH / 2, deck + 5.6];
  apexTower(scene, [x, y, deck], apex);
  const ties: Point3[][] = [
    ...[0.46, 0.86].map((fraction): Point3[] => [apex, [middle, root[1] + jib * fraction, deck + 1.6]]),
    ...[-0.62, 0.62].map((side): Point3[] => [apex, [middle + side, y - counterJibLength + 0.5, deck + 0.1]]),
  ];
  scene.addLines(ties, "fine");
  box(scene, [middle - 0.7, trolleyY - 0.5, deck - 0.35], [1.4, 1, 0.35]);
  return [middle, trolleyY, deck - 0.35];
}

function apexTower(scene: Scene, [x, y, z]: Point3, apex: Point3): void {
  const feet: Point3[] = [
    [x, y + MAST_WIDTH, z],
    [x + MAST_WIDTH, y + MAST_WIDTH, z],
    [x + MAST_WIDTH, y, z],
  ];
  const rungs = [0.25, 0.5, 0.72].map((fraction) =>
    feet.map((foot): Point3 => [
      foot[0] + (apex[0] - foot[0]) * fraction,
      foot[1] + (apex[1] - foot[1]) * fraction,
      foot[2] + (apex[2] - foot[2]) * fraction,
    ]),
  );
  scene.addSolid(
    { min: [x, y, z], max: [x + MAST_WIDTH, y + MAST_WIDTH, apex[2]] },
    `<path class="edge" d="${scene.paths(feet.map((foot) => [foot, apex]))}"/><path class="fine" d="${scene.paths(rungs)}"/>`,
  );
}
