import { loweredBox } from "../composites/lowered-box.ts";
import { defineDrawing } from "../define-drawing.ts";
import { beam } from "../primitives/beam.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import { column } from "../primitives/column.ts";
import { dimension } from "../primitives/dimension.ts";
import { ribsAlongX } from "../primitives/face-lines.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";

const BAY = 6;
const HEIGHT = 4.6;

export const fractionalDrawing = defineDrawing(9.5, (scene) => {
  box(scene, [-0.6, -0.6, -0.5], [13.2, 13.2, 0.5], { hatch: concreteHatch.cut });
  for (const i of [0, 1, 2]) {
    for (const j of [0, 1, 2]) {
      column(scene, { foot: [i * BAY, j * BAY, 0], height: HEIGHT });
      if (i < 2) beam(scene, { start: [i * BAY + 0.25, j * BAY, HEIGHT], length: BAY - 0.5, along: "x" });
      if (j < 2) beam(scene, { start: [i * BAY, j * BAY + 0.25, HEIGHT], length: BAY - 0.5, along: "y" });
    }
  }
  for (const [i, j] of [
    [0, 0],
    [1, 0],
    [0, 1],
  ] as const) {
    box(scene, [i * BAY + 0.2, j * BAY + 0.2, HEIGHT - 0.16], [BAY - 0.4, BAY - 0.4, 0.16], {
      lines: [ribsAlongX(0.8)],
    });
  }
  loweredBox(scene, {
    at: [BAY + 0.2, BAY + 0.2, HEIGHT],
    size: [BAY - 0.4, BAY - 0.4, 0.3],
    clearance: 2.6,
  });
  scene.inLayer("hoist", () => scaleFigure(scene, [8.2, 9.4, HEIGHT + 2.9]));
  dimension(scene, { from: [BAY, 12, 0], to: [2 * BAY, 12, 0], offset: 2.8, text: "1/4", textSize: 1.7 });
});
