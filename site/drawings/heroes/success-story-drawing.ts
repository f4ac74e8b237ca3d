import { girderBridge } from "../composites/girder-bridge.ts";
import type { Drawing } from "../kernel/drawing.ts";
import { Scene } from "../kernel/scene.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";

/**
 * Illustrates the success story on the home page: a bridge of four spans, the third still missing a girder.
 */
export function successStoryDrawing(): Drawing {
  const scene = new Scene(8);
  girderBridge(scene, { spans: 4, openSpanIndex: 2, riverSeed: "two river crossings", rope: 15 });
  for (const [x, y] of [
    [10, 3],
    [12, 3.6],
    [26.4, 4.4],
  ] as const)
    scaleFigure(scene, [x, y, 9.35]);
  return scene.toDrawing();
}
