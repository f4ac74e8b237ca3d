import { girderBridge } from "../composites/girder-bridge.ts";
import { defineDrawing } from "../define-drawing.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";

/**
 * Illustrates the success story on the home page: a bridge of four spans, the third still missing a girder.
 */
export const successStoryDrawing = defineDrawing(8, (scene) => {
  girderBridge(scene, { spans: 4, openSpanIndex: 2, riverSeed: "two river crossings", rope: 15 });
  scaleFigure(scene, [10, 3, 9.35]);
  scaleFigure(scene, [12, 3.6, 9.35]);
  scaleFigure(scene, [26.4, 4.4, 9.35]);
});
