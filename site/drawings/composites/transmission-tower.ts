import { segment, type Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";

const PANELS = [0, 0.3, 0.55, 0.74, 0.88, 1];
const ARMS = [
  { level: 0.74, reach: 4.2 },
  { level: 0.88, reach: 3.2 },
];

/**
 * Draws a lattice tower whose base is `width` wide.
 * @returns the tips of its four arms, where conductors are attached
 */
export function transmissionTower(
  scene: Scene,
  [x, y]: readonly [number, number],
  height: number,
  width: number,
): Point3[] {
  const leg = (fraction: number, index: 0 | 1 | 2 | 3): Point3 => {
    const halfWidth = width * (1 - fraction) * 0.5 + 0.32;
    const [signX, signY] = (
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const
    )[index];
    return [x + signX * halfWidth, y + signY * halfWidth, height * fraction];
  };
  const legs: Point3[][] = [];
  const farLeg: Point3[][] = [];
  const bracing: Point3[][] = [];
  PANELS.slice(0, -1).forEach((low, panel) => {
    const high = PANELS[panel + 1]!;
    for (const index of [1, 2, 3] as const) legs.push([leg(low, index), leg(high, index)]);
    farLeg.push([leg(low, 0), leg(high, 0)]);
    for (const [a, b] of [
      [1, 2],
      [2, 3],
    ] as const) {
      bracing.push([leg(low, a), leg(high, b)], [leg(low, b), leg(high, a)], [leg(high, a), leg(high, b)]);
    }
  });
  const tips: Point3[] = [];
  for (const { level, reach } of ARMS) {
    const z = height * level;
    for (const side of [-1, 1]) {
      const tip: Point3 = [x, y + side * reach, z];
      tips.push(tip);
      legs.push([[x, y + side * 0.5, z], tip, [x, y + side * 0.5, z + 1.3]]);
      bracing.push(segment([x, y + side * reach * 0.5, z], [x, y + side * reach * 0.5, z + 0.66]));
    }
  }
  const halfWidth = width / 2;
  scene.addSolid(
    { min: [x - halfWidth, y - halfWidth, 0], max: [x + halfWidth, y + halfWidth, height] },
    `<path class="faint" d="${scene.paths(farLeg)}"/><path class="fine" d="${scene.paths(bracing)}"/><path class="edge" d="${scene.paths(legs)}"/>`,
  );
  return tips;
}
