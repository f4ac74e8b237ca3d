import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { transmissionTower } from "./transmission-tower.ts";

const INSULATOR_LENGTH = 0.9;
const CABLE_STEPS = 12;

export function powerLine(
  scene: Scene,
  {
    stations,
    y = 0,
    height,
    width = 4.4,
  }: { stations: readonly number[]; y?: number; height: number; width?: number },
): void {
  const tips = stations.map((x) => transmissionTower(scene, [x, y], height, width));
  scene.inLayer("hoist", () => {
    tips.slice(0, -1).forEach((from, span) => {
      from.forEach((tip, conductor) => {
        const to = tips[span + 1]![conductor]!;
        const cable = hangingCable(endOfInsulator(tip), endOfInsulator(to), Math.abs(to[0] - tip[0]) * 0.17);
        scene.addLines([cable], "fine");
      });
    });
    scene.addLines(
      tips.flat().map((tip) => [tip, endOfInsulator(tip)]),
      "edge",
    );
  });
}

function endOfInsulator([x, y, z]: Point3): Point3 {
  return [x, y, z - INSULATOR_LENGTH];
}

function hangingCable(from: Point3, to: Point3, sag: number): Point3[] {
  return Array.from({ length: CABLE_STEPS + 1 }, (_, index) => {
    const fraction = index / CABLE_STEPS;
    const between = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * fraction;
    return [between(0), between(1), between(2) - 4 * sag * fraction * (1 - fraction)];
  });
}
