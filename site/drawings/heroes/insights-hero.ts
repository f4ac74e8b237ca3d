import { defineDrawing } from "../define-drawing.ts";
import type { Point3 } from "../kernel/projection.ts";
import { box } from "../primitives/box.ts";
import { dropLines, visibleCorners } from "../primitives/drop-lines.ts";

const [LENGTH, DEPTH, THICKNESS] = [15, 10, 0.3];
const SHEETS = 5;
const LIFT = 2.4;

/** Draws the Insights page's hero: a stack of drawings on a table, with one orange sheet pulled out. */
export const insightsHero = defineDrawing(12, (scene) => {
  for (const [x, y] of [
    [0, 0],
    [LENGTH + 1, 0],
    [0, DEPTH + 1],
    [LENGTH + 1, DEPTH + 1],
  ] as const) {
    box(scene, [x - 1, y - 1, -6], [0.6, 0.6, 5.4]);
  }
  box(scene, [-1.6, -1.6, -0.6], [LENGTH + 3.2, DEPTH + 3.2, 0.6], {
    hatch: { left: "wide", right: "close" },
  });
  [0, 0.5, 0.15, 0.7, 0.3].forEach((slip, sheet) => {
    box(scene, [slip, slip * 0.6, sheet * THICKNESS], [LENGTH, DEPTH, THICKNESS]);
  });
  const top = SHEETS * THICKNESS;
  scene.inLayer("hoist", () => {
    scene.addLines(titleBlock(top, 0.3), "fine");
    const raisedTop = top + LIFT;
    dropLines(scene, visibleCorners(0, 0, LENGTH, DEPTH), top, raisedTop);
    box(scene, [0, 0, raisedTop], [LENGTH, DEPTH, THICKNESS], { isHighlighted: true });
  });
  scene.inLayer("notes", () => scene.addLines(titleBlock(top + LIFT + THICKNESS, 0), "fine"));
});

function titleBlock(z: number, slip: number): Point3[][] {
  const inset = 0.7;
  const pointAt = (x: number, y: number): Point3 => [x + slip, y + slip * 0.6, z];
  const [right, front] = [LENGTH - inset, DEPTH - inset];
  return [
    [
      pointAt(inset, inset),
      pointAt(right, inset),
      pointAt(right, front),
      pointAt(inset, front),
      pointAt(inset, inset),
    ],
    [pointAt(right - 2.6, inset), pointAt(right - 2.6, front)],
    ...[2, 4, 6].map((y) => [pointAt(right - 2.6, inset + y), pointAt(right, inset + y)]),
  ];
}
