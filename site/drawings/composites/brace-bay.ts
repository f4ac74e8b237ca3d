import { boxAround } from "../kernel/box3.ts";
import { segment, type Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";

/** Draws two crossed rods in the vertical plane at `y`, between two corners given as [x, z]. */
export function braceBay(
  scene: Scene,
  { from, to, y }: { from: readonly [number, number]; to: readonly [number, number]; y: number },
): void {
  const rods: Point3[][] = [
    segment([from[0], y, from[1]], [to[0], y, to[1]]),
    segment([to[0], y, from[1]], [from[0], y, to[1]]),
  ];
  scene.addSolid(boxAround(rods.flat(), 0.03), `<path class="edge" d="${scene.paths(rods)}"/>`);
}
