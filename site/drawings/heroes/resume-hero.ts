import { wideFlange } from "../composites/base-plate.ts";
import { defineDrawing } from "../define-drawing.ts";
import { beam } from "../primitives/beam.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import { dropLines, visibleCorners } from "../primitives/drop-lines.ts";
import { hoistLine } from "../primitives/hoist-line.ts";

const WIDTH = 2.2;
const SPLICE_HEIGHT = 7;
const LIFT = 1.9;

/** Draws the resume page's hero: a column splice, with the upper section being lowered onto the lower one. */
export const resumeHero = defineDrawing(15, (scene) => {
  box(scene, [-2, -2, -0.6], [WIDTH + 4, WIDTH + 4, 0.6], { hatch: concreteHatch.cut });
  box(scene, [-0.7, -0.7, 0], [WIDTH + 1.4, WIDTH + 1.4, 0.25]);
  wideFlange(scene, [0, 0.1, 0.25], WIDTH, SPLICE_HEIGHT - 0.25);
  const seatHeight = 4.6;
  beam(scene, { start: [WIDTH, WIDTH / 2, seatHeight], length: 5.4, along: "x", width: 0.9, depth: 1.5 });
  beam(scene, { start: [WIDTH / 2, WIDTH, seatHeight], length: 5.4, along: "y", width: 0.9, depth: 1.5 });
  box(scene, [WIDTH, 0.2, seatHeight - 2], [0.3, WIDTH - 0.4, 0.5]);
  scene.inLayer("hoist", () => {
    const corners = visibleCorners(0, 0.1, WIDTH, WIDTH * 0.9 + 0.1);
    dropLines(scene, corners, SPLICE_HEIGHT + LIFT, SPLICE_HEIGHT);
    wideFlange(scene, [0, 0.1, SPLICE_HEIGHT + LIFT], WIDTH, 5.4, true);
  });
  hoistLine(scene, [WIDTH / 2, WIDTH / 2, SPLICE_HEIGHT + LIFT + 5.4], SPLICE_HEIGHT + LIFT + 9);
});
