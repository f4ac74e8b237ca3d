import { loweredBox } from "../composites/lowered-box.ts";
import { defineDrawing } from "../define-drawing.ts";
import { box } from "../primitives/box.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";
import { slantedBar } from "../primitives/slanted-bar.ts";

const [LENGTH, DEPTH, RISE, SPACING] = [12, 9, 5, 2];

/** Draws the About page's hero: a ridge beam, after the firm's name, being set between rafters. */
export const aboutHero = defineDrawing(13, (scene) => {
  for (const y of [0, DEPTH]) {
    for (let x = 0; x <= LENGTH; x += 1) box(scene, [x - 0.1, y - 0.1, -2], [0.2, 0.2, 2]);
    box(scene, [-0.3, y - 0.16, -2.3], [LENGTH + 0.6, 0.32, 0.3]);
    box(scene, [-0.3, y - 0.16, 0], [LENGTH + 0.6, 0.32, 0.32]);
  }
  for (let x = 0; x <= LENGTH; x += SPACING) {
    for (const [eave, top] of [
      [-0.9, DEPTH / 2 - 0.35],
      [DEPTH + 0.9, DEPTH / 2 + 0.35],
    ] as const) {
      slantedBar(scene, { from: [x, eave, 0.1], to: [x, top, RISE], thickness: 0.5, depth: 0.3 });
    }
    box(scene, [x - 0.12, 1.6, 1.6], [0.24, DEPTH - 3.2, 0.3]);
  }
  loweredBox(scene, {
    at: [-0.8, DEPTH / 2 - 0.35, RISE - 0.3],
    size: [LENGTH + 1.6, 0.7, 1.1],
    clearance: 3.2,
    hasOutline: true,
  });
  scaleFigure(scene, [LENGTH + 2, 3, -2.3]);
  scaleFigure(scene, [LENGTH + 2.4, 4.6, -2.3]);
});
