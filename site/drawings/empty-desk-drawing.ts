import { steelFrame } from "./composites/steel-frame.ts";
import { defineDrawing } from "./define-drawing.ts";
import { scaleFigure } from "./primitives/scale-figure.ts";

/** Illustrates the operator desk's empty state: a frame with its first member being set. */
export const emptyDeskDrawing = defineDrawing(13, (scene) => {
  steelFrame(scene, {
    stories: [[1], [1], [1]],
    bay: 6,
    storyHeight: 3.6,
    deckedStories: 0,
    highlightedBeam: { column: 0, row: 1, story: 1 },
  });
  scaleFigure(scene, [7.5, 8.2, 0]);
  scaleFigure(scene, [8.6, 8.6, 0]);
});
