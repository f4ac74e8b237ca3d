import { tankCourses } from "../composites/tank-courses.ts";
import type { Scene } from "../kernel/scene.ts";
import { arc } from "../primitives/arc.ts";
import { box } from "../primitives/box.ts";
import { uprightCylinder } from "../primitives/cylinder-upright.ts";
import { dropLines } from "../primitives/drop-lines.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";
import { defineCover } from "../define-drawing.ts";

const COLUMNS = 2;
const SPACING = 9.6;
const RING_BEAM = 0.4;
const CLEARANCE = 2.6;

/** Draws tanks on ring beams in a dike. The last shell course, in orange, is being lowered onto the last tank. */
export const tanksCover = defineCover(8.5, (scene, random) => {
  const rows = random.integer(1, 2);
  const [lastX, lastY] = [(COLUMNS - 1) * SPACING, (rows - 1) * SPACING];
  for (let column = 0; column < COLUMNS; column++) {
    for (let row = 0; row < rows; row++) {
      const [x, y] = [column * SPACING, row * SPACING];
      const radius = random.pick([3, 3.5, 4]);
      const height = random.integer(4, 8);
      uprightCylinder(scene, { base: [x, y, 0], height: RING_BEAM, radius: radius + 0.4 });
      uprightCylinder(scene, { base: [x, y, RING_BEAM], height, radius, rings: tankCourses(height) });
      if (x === lastX && y === lastY) lowerCourse(scene, [x, y], radius, RING_BEAM + height);
    }
  }
  dikeWall(scene, [-5.6, -5.6, lastX + 5.6, lastY + 5.6]);
  scaleFigure(scene, [COLUMNS * SPACING - 6, lastY + 8, 0]);
});

function lowerCourse(scene: Scene, [x, y]: readonly [number, number], radius: number, top: number): void {
  const bottom = top + CLEARANCE;
  const corners = [135, -45, 45].map(
    (angle) => arc(angle, angle, 1, (c, s) => [x + radius * c, y + radius * s, 0])[0]!,
  );
  scene.inLayer("hoist", () => {
    dropLines(scene, corners, bottom, top);
    uprightCylinder(scene, { base: [x, y, bottom], height: 1.8, radius, isHighlighted: true });
  });
}

function dikeWall(scene: Scene, [fromX, fromY, toX, toY]: readonly [number, number, number, number]): void {
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
