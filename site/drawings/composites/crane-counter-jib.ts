import { rectangleAt, segment, type Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { box } from "../primitives/box.ts";

const HALF_WIDTH = 0.62;
const RAIL = 0.9;

export function counterJib(scene: Scene, { root: [x, y, z], reach }: { root: Point3; reach: number }): void {
  const nearX = x + HALF_WIDTH;
  const farX = x - HALF_WIDTH;
  const end = y - reach;
  const rail: Point3[][] = [
    segment([nearX, y, z + RAIL], [nearX, end, z + RAIL]),
    ...[0, 1, 2, 3, 4].map((post): Point3[] =>
      segment([nearX, y - (reach * post) / 4, z], [nearX, y - (reach * post) / 4, z + RAIL]),
    ),
  ];
  const floor = rectangleAt(farX, y, nearX, end, z);
  scene.addSolid(
    { min: [farX, end, z], max: [nearX, y, z + 0.3] },
    `<path class="left" d="${scene.path(floor, true)}"/><path class="fine" d="${scene.paths(rail)}"/>`,
  );
  for (let weight = 0; weight < 3; weight++) {
    box(scene, [farX - 0.2, end + 0.2 + weight * 0.95, z - 2.2], [HALF_WIDTH * 2 + 0.4, 0.8, 2.2], {
      hatch: { right: "close" },
    });
  }
}
