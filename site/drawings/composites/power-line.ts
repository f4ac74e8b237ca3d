import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { hangingCable } from "../primitives/cable.ts";
import { transmissionTower } from "./transmission-tower.ts";

const INSULATOR = 0.9;

/** Towers in a row along x with their conductors; `orangeConductor` is the index of the one being strung, if any. */
export function powerLine(
  scene: Scene,
  {
    stations,
    height,
    width = 4.4,
    orangeConductor,
  }: { stations: readonly number[]; height: number; width?: number; orangeConductor?: number },
): void {
  const tips = stations.map((x) => transmissionTower(scene, [x, 0], height, width));
  scene.inLayer("hoist", () => {
    tips.slice(0, -1).forEach((from, span) => {
      from.forEach((tip, conductor) => {
        const to = tips[span + 1]![conductor]!;
        const cable = hangingCable(below(tip), below(to), Math.abs(to[0] - tip[0]) * 0.17);
        scene.addLines([cable], conductor === orangeConductor ? "orange-line" : "fine");
      });
    });
    scene.addLines(
      tips.flat().map((tip) => [tip, below(tip)]),
      "edge",
    );
  });
}

function below([x, y, z]: Point3): Point3 {
  return [x, y, z - INSULATOR];
}
