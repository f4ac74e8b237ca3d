import { defineDrawing } from "../define-drawing.ts";
import { segment, type Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";
import { slantedBar } from "../primitives/slanted-bar.ts";

const [SPAN, SPACING, EAVES, RISE, WIDTH] = [12, 5, 5, 2.4, 0.7];

/** Draws the candidate portal's hero: a building of portal frames, the front one being set. */
export const portalHero = defineDrawing(11, (scene) => {
  const frames = 4;
  const front = (frames - 1) * SPACING;
  box(scene, [-1, -1, -0.5], [SPAN + 2, front + 6, 0.5], { hatch: concreteHatch.cut });
  for (let index = 0; index < frames; index++) {
    const isFront = index === frames - 1;
    const y = index * SPACING + (isFront ? 2.4 : 0);
    portalFrame(scene, y, isFront);
    if (index === 0 || isFront) continue;
    for (const x of [0, SPAN])
      box(scene, [x - 0.12, y - SPACING + 0.1, EAVES - 0.5], [0.24, SPACING - 0.2, 0.4]);
    box(scene, [SPAN / 2 - 0.12, y - SPACING + 0.1, EAVES + RISE - 0.3], [0.24, SPACING - 0.2, 0.4]);
  }
  scene.inLayer("hoist", () => {
    const apex: Point3[] = segment([SPAN / 2, front + 2.4, EAVES + RISE], [SPAN / 2, front, EAVES + RISE]);
    scene.addLines(
      [segment([0, front, 0], [0, front + 2.4, 0]), segment([SPAN, front, 0], [SPAN, front + 2.4, 0]), apex],
      "ghost",
    );
  });
  scaleFigure(scene, [5.2, front + 4.4, 0]);
  scaleFigure(scene, [6.4, front + 4.8, 0]);
});

function portalFrame(scene: Scene, y: number, isHighlighted: boolean): void {
  const depth = 0.6;
  const half = WIDTH / 2;
  for (const x of [0, SPAN]) box(scene, [x - half, y - depth, 0], [WIDTH, depth, EAVES], { isHighlighted });
  for (const x of [0, SPAN]) {
    slantedBar(scene, {
      from: [x, y, EAVES - 0.1],
      to: [SPAN / 2, y, EAVES + RISE],
      thickness: WIDTH,
      depth,
      isHighlighted,
    });
  }
}
