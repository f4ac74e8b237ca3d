import { BEAM_DEPTH, COLUMN_WIDTH, steelFrame } from "../composites/steel-frame.ts";
import { defineDrawing } from "../define-drawing.ts";
import type { Point3 } from "../kernel/projection.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";

const BAY = 6;
const STORY_HEIGHT = 4;

/** Draws the 404 page's hero: two people look at the outline of a missing beam. */
export const notFoundHero = defineDrawing(12, (scene) => {
  steelFrame(scene, {
    stories: [[1], [1], [1]],
    bay: BAY,
    storyHeight: STORY_HEIGHT,
    deckedStories: 0,
    openBeam: { column: 1, row: 1, story: 1 },
  });
  const [from, to] = [BAY + COLUMN_WIDTH / 2, 2 * BAY - COLUMN_WIDTH / 2];
  const outline: Point3[] = [
    [from, BAY, STORY_HEIGHT],
    [to, BAY, STORY_HEIGHT],
    [to, BAY, STORY_HEIGHT - BEAM_DEPTH],
    [from, BAY, STORY_HEIGHT - BEAM_DEPTH],
  ];
  scene.inLayer("hoist", () =>
    scene.addFlat(`<path class="ghost-orange" d="${scene.path(outline, true)}"/>`),
  );
  scaleFigure(scene, [8.2, 8.6, 0]);
  scaleFigure(scene, [9.6, 9, 0]);
});
