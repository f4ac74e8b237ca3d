import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import { cylinderAlongX } from "../primitives/cylinder-along-x.ts";
import { dropLines, visibleCorners } from "../primitives/drop-lines.ts";
import { mullionsAlongX, mullionsAlongY } from "../primitives/face-lines.ts";

const TANK: Point3 = [4.6, 3.6, 3.2];
const FINS = [mullionsAlongY(0.6), mullionsAlongX(0.66)];

export function transformerPad(scene: Scene, [x, y]: readonly [number, number]): void {
  box(scene, [x - 0.6, y - 0.6, 0], [6.4, 5, 0.4], { hatch: concreteHatch.cut });
}

export function transformer(scene: Scene, [x, y, z]: Point3, isHighlighted = false): void {
  box(scene, [x, y, z], TANK, { lines: FINS, isHighlighted });
  cylinderAlongX(scene, { start: [x + 0.3, y + 1.8, z + 3.9], length: 4, radius: 0.55, isHighlighted });
  for (const along of [0.8, 2.2, 3.6]) {
    box(scene, [x + along, y + 3, z + 3.2], [0.3, 0.3, 0.5], { isHighlighted });
    box(scene, [x + along - 0.1, y + 2.9, z + 3.7], [0.5, 0.5, 0.16], { isHighlighted });
    box(scene, [x + along, y + 3, z + 3.86], [0.3, 0.3, 0.5], { isHighlighted });
  }
}

export function loweredTransformer(scene: Scene, [x, y]: readonly [number, number], clearance: number): void {
  const middle: Point3 = [x + TANK[0] / 2, y + TANK[1] / 2, 0.4 + clearance + 7.4];
  const lugs = [0.5, TANK[0] - 0.5].map((along): Point3 => [
    x + along,
    y + TANK[1] / 2,
    0.4 + clearance + TANK[2],
  ]);
  scene.inLayer("hoist", () => {
    dropLines(scene, visibleCorners(x, y, x + TANK[0], y + TANK[1]), 0.4, 0.4 + clearance);
    scene.addLines(
      [
        [lugs[0]!, middle, lugs[1]!],
        [middle, [middle[0], middle[1], middle[2] + 4]],
      ],
      "fine",
    );
    transformer(scene, [x, y, 0.4 + clearance], true);
  });
}
