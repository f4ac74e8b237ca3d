import { loweredBox } from "../composites/lowered-box.ts";
import { defineDrawing } from "../define-drawing.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import { cylinderAlongX } from "../primitives/cylinder-along-x.ts";
import { uprightCylinder } from "../primitives/cylinder-upright.ts";
import { courses, mullionsAlongX, mullionsAlongY } from "../primitives/face-lines.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";

const [LENGTH, DEPTH, HEIGHT] = [14, 9, 6];
const DUCT = { width: 1.9, height: 1.3, level: 4, at: 4.6 };

/** Draws a mechanical room: studs, a unit, pipes and ducts. One duct, in orange, is being lowered. */
export const specialtyTradesDrawing = defineDrawing(11, (scene) => {
  box(scene, [-0.4, -0.4, -0.5], [LENGTH + 0.8, DEPTH + 0.8, 0.5], { hatch: concreteHatch.cut });
  for (let x = 0; x <= LENGTH; x += 1) box(scene, [x - 0.1, -0.2, 0], [0.2, 0.3, HEIGHT]);
  for (let y = 1; y <= DEPTH; y += 1) box(scene, [-0.2, y - 0.1, 0], [0.3, 0.2, HEIGHT]);
  box(scene, [-0.2, -0.2, HEIGHT], [LENGTH + 0.4, 0.3, 0.25]);
  box(scene, [-0.2, 0.1, HEIGHT], [0.3, DEPTH, 0.25]);
  box(scene, [1, 3.6, 0], [3.2, 4, 3], { lines: [mullionsAlongX(1.6), mullionsAlongY(2), courses(1.5)] });
  box(scene, [1.7, DUCT.at + 0.1, 3], [1.7, 1.7, 1], { hatch: { right: "close" } });
  for (const start of [5, 6.6, 8.2])
    box(scene, [start, 0.12, 1.6], [1.2, 0.5, 2.4], { lines: [courses(0.8)] });
  uprightCylinder(scene, { base: [11.8, 2.2, 0], height: 3.4, radius: 1.2, rings: [0.5, 2.9] });
  for (const [y, z] of [
    [1.3, 5.4],
    [2.2, 5.4],
  ] as const) {
    cylinderAlongX(scene, { start: [0.6, y, z], length: LENGTH - 0.6, radius: 0.3, rings: [4, 9] });
  }
  for (const [start, length] of [
    [1.6, 3],
    [9.2, 2.7],
    [12, 2.4],
  ] as const) {
    box(scene, [start, DUCT.at, DUCT.level], [length, DUCT.width, DUCT.height], {
      lines: [mullionsAlongX(length / 2)],
    });
  }
  loweredBox(scene, {
    at: [4.8, DUCT.at, DUCT.level],
    size: [4.2, DUCT.width, DUCT.height],
    clearance: 3.4,
    lines: [mullionsAlongX(2.1)],
    hasOutline: true,
  });
  scaleFigure(scene, [8.4, 7.6, 0]);
});
