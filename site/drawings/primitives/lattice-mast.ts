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
  const at = (leg: 0 | 1 | 2 | 3, z: number): Point3 => [...legs[leg]!, z];
  const top = base + height;
  const near: Point3[][] = [];
  const far: Point3[][] = [[at(0, base), at(0, top)]];
  let isTurned = false;
  for (let z = base; z < top - 0.1; z += panel) {
    const next = Math.min(z + panel, top);
    near.push(
      [at(isTurned ? 1 : 2, z), at(isTurned ? 2 : 1, next)],
      [at(isTurned ? 3 : 2, z), at(isTurned ? 2 : 3, next)],
    );
    near.push([at(1, next), at(2, next), at(3, next)]);
    far.push(
      [at(isTurned ? 0 : 1, z), at(isTurned ? 1 : 0, next)],
      [at(isTurned ? 0 : 3, z), at(isTurned ? 3 : 0, next)],
    );
    far.push([at(3, next), at(0, next), at(1, next)]);
    isTurned = !isTurned;
  }
  const corners = ([1, 2, 3] as const).map((leg) => [at(leg, base), at(leg, top)]);
  scene.addSolid(
    { min: [x, y, base], max: [x + width, y + width, top] },
    `<path class="faint" d="${scene.paths(far)}"/><path class="fine" d="${scene.paths(near)}"/><path class="edge" d="${scene.paths(corners)}"/>`,
  );
}
