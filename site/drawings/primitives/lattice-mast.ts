import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";

type LatticeMast = {
  corner: Point3;
  height: number;
  width: number;
  panel?: number;
};

export function latticeMast(
  scene: Scene,
  { corner: [x, y, base], height, width, panel = 1.7 }: LatticeMast,
): void {
  const legs: readonly (readonly [number, number])[] = [
    [x, y],
    [x + width, y],
    [x + width, y + width],
    [x, y + width],
  ];
  const legPoint = (leg: 0 | 1 | 2 | 3, z: number): Point3 => [...legs[leg]!, z];
  const top = base + height;
  const nearLines: Point3[][] = [];
  const farLines: Point3[][] = [[legPoint(0, base), legPoint(0, top)]];
  let isBraceFlipped = false;
  for (let z = base; z < top - 0.1; z += panel) {
    const next = Math.min(z + panel, top);
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
  const legLines = ([1, 2, 3] as const).map((leg) => [legPoint(leg, base), legPoint(leg, top)]);
  scene.addSolid(
    { min: [x, y, base], max: [x + width, y + width, top] },
    `<path class="faint" d="${scene.paths(farLines)}"/><path class="fine" d="${scene.paths(nearLines)}"/><path class="edge" d="${scene.paths(legLines)}"/>`,
  );
}
