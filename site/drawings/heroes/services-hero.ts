import { loweredBox } from "../composites/lowered-box.ts";
import { defineDrawing } from "../define-drawing.ts";
import { beam } from "../primitives/beam.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import { column } from "../primitives/column.ts";
import { ribsAlongX } from "../primitives/face-lines.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";

const BAY = 6;
const HEIGHT = 4.6;

/**
 * Draws the Services page's hero: four bays at successive stages of construction: footings, columns, beams,
 * deck.
 */
export const servicesHero = defineDrawing(11, (scene) => {
  box(scene, [-1, -1, -0.5], [4 * BAY + 2, BAY + 2, 0.5], { hatch: concreteHatch.cut });
  for (let line = 0; line <= 4; line++) {
    for (const y of [0, BAY]) {
      box(scene, [line * BAY - 0.75, y - 0.75, 0], [1.5, 1.5, 0.4], { hatch: { right: "close" } });
      if (line < 3) column(scene, { foot: [line * BAY, y, 0.4], height: HEIGHT - 0.4 });
    }
    if (line < 3) beam(scene, { start: [line * BAY, 0.25, HEIGHT], length: BAY - 0.5, along: "y" });
  }
  for (const bay of [0, 1]) {
    for (const y of [0, BAY])
      beam(scene, { start: [bay * BAY + 0.25, y, HEIGHT], length: BAY - 0.5, along: "x" });
  }
  column(scene, { foot: [3 * BAY, 0, 0.4], height: HEIGHT - 0.4 });
  for (const fraction of [1 / 3, 2 / 3])
    box(scene, [BAY + BAY * fraction - 0.09, 0.2, HEIGHT - 0.42], [0.18, BAY - 0.4, 0.36]);
  loweredBox(scene, {
    at: [0.2, 0.2, HEIGHT],
    size: [BAY - 0.4, BAY - 0.4, 0.35],
    clearance: 3,
    lines: [ribsAlongX(0.8)],
  });
  scaleFigure(scene, [14, 8.2, 0]);
  scaleFigure(scene, [20, 8.6, 0]);
  scaleFigure(scene, [21.2, 3, 0]);
});
