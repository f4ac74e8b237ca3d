import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";

export const MAST_WIDTH = 1.5;
const PANEL_HEIGHT = 1.7;

export function latticeMast(scene: Scene, [x, y]: readonly [number, number], height: number): void {
  const legs: readonly (readonly [number, number])[] = [
    [x, y],
    [x + MAST_WIDTH, y],
    [x + MAST_WIDTH, y + MAST_WIDTH],
    [x, y + MAST_WIDTH],
  ];
  const legPoint = (leg: 0 | 1 | 2 | 3, z: number): Point3 => [...legs[leg]!, z];
  const nearLines: Point3[][] = [];
  const farLines: Point3[][] = [[legPoint(0, 0), legPoint(0, height)]];
  let isBraceFlipped = false;
  for (let z = 0; z < height - 0.1; z += PANEL_HEIGHT) {
    const next = Math.min(z + PANEL_HEIGHT, height);
    nearLines.push(
      [legPoint(isBraceFlipped ? 1 : 2, z), legPoint(isBraceFlipped ? 2 : 1, next)],
      [legPoint(isBraceFlipped ? 3 : 2, z), legPoint(isBraceFlipped ? 2 : 3, next)],
    );
    nearLines.push([legPoint(1, next), legPoint(2, next), legPoint(3, next)]);
    farLines.push(
      [legPoint(isBraceFlipped ? 0 : 1, z), legPoint(isBraceFlipped ? 1 : 0, next)],
      [legPoint(isBraceFlipped ? 0 : 3, z), legPoint(isBraceFlipped ? 3 : 0, next)],
    );
    farLines.push([legPoint(3, next), legPoint(0, next), legPoint(1, next)]);
    isBraceFlipped = !isBraceFlipped;
  }
  const legLines = ([1, 2, 3] as const).map((leg) => [legPoint(leg, 0), legPoint(leg, height)]);
  scene.addSolid(
    { min: [x, y, 0], max: [x + MAST_WIDTH, y + MAST_WIDTH, height] },
    `<path class="faint" d="${scene.paths(farLines)}"/><path class="fine" d="${scene.paths(nearLines)}"/><path class="edge" d="${scene.paths(legLines)}"/>`,
  );
}
