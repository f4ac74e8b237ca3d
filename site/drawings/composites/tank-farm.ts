import type { Scene } from "../kernel/scene.ts";
import { arc } from "../primitives/arc.ts";
import { box } from "../primitives/box.ts";
import { dropLines } from "../primitives/drop-lines.ts";
import { uprightCylinder } from "../primitives/cylinder-upright.ts";

export type Tank = { at: readonly [x: number, y: number]; radius: number; height: number };

/** Returns the heights of the lines between a tank's shell courses, 1.6 units apart. */
export function tankCourses(height: number): number[] {
  return Array.from({ length: Math.ceil(height / 1.6) - 1 }, (_, index) => (index + 1) * 1.6);
}

/**
 * Draws tanks on ring beams. The last shell course, in orange, is being lowered onto the tank at index
 * `openTankIndex`.
 */
export function tankFarm(
  scene: Scene,
  {
    tanks,
    openTankIndex,
    clearance = 2.6,
    course = 1.8,
  }: { tanks: readonly Tank[]; openTankIndex: number; clearance?: number; course?: number },
): void {
  tanks.forEach(({ at: [x, y], radius, height }, index) => {
    uprightCylinder(scene, { base: [x, y, 0], height: 0.4, radius: radius + 0.4 });
    uprightCylinder(scene, { base: [x, y, 0.4], height, radius, rings: tankCourses(height) });
    if (index !== openTankIndex) return;
    const bottom = 0.4 + height + clearance;
    scene.inLayer("hoist", () => {
      const corners = [135, -45, 45].map(
        (angle) => arc(angle, angle, 1, (c, s) => [x + radius * c, y + radius * s, 0])[0]!,
      );
      dropLines(scene, corners, bottom, 0.4 + height);
      uprightCylinder(scene, { base: [x, y, bottom], height: course, radius, isHighlighted: true });
    });
  });
}

export function dikeWall(
  scene: Scene,
  [fromX, fromY, toX, toY]: readonly [number, number, number, number],
): void {
  const [height, width] = [0.9, 0.4];
  box(scene, [fromX, fromY, 0], [toX - fromX, width, height]);
  box(scene, [fromX, fromY + width, 0], [width, toY - fromY - 2 * width, height]);
  box(scene, [toX - width, fromY + width, 0], [width, toY - fromY - 2 * width, height], {
    hatch: { right: "close" },
  });
  box(scene, [fromX, toY - width, 0], [toX - fromX, width, height], {
    hatch: { left: "close", right: "close" },
  });
}
