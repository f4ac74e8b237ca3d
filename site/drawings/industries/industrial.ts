import { pipeRack } from "../composites/pipe-rack.ts";
import { tankCourses } from "../composites/tank-courses.ts";
import { defineDrawing } from "../define-drawing.ts";
import { uprightCylinder } from "../primitives/cylinder-upright.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";

export const industrialDrawing = defineDrawing(9, (scene) => {
  pipeRack(scene, {
    length: 19,
    width: 5,
    bentSpacing: 7.4,
    lower: [
      { at: 1.2, radius: 0.45 },
      { at: 3.6, radius: 0.6 },
    ],
    upper: [
      { at: 0.9, radius: 0.5 },
      { at: 3.2, radius: 1.1 },
    ],
    orangePipe: 1,
  });
  uprightCylinder(scene, { base: [5, -7.5, 0], height: 7, radius: 3.4, rings: tankCourses(7) });
  uprightCylinder(scene, { base: [13.4, -7.5, 0], height: 9, radius: 3.4, rings: tankCourses(9) });
  scaleFigure(scene, [15, 8, 0]);
});
