import { loweredBeam } from "../composites/lowered-beam.ts";
import { steelFrame } from "../composites/steel-frame.ts";
import { defineDrawing } from "../define-drawing.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";

const BAY = 5;
const STORY_HEIGHT = 3.4;
const GAP = 7;

/** Draws the Partners page's hero: two buildings and the beam that joins them. */
export const partnersHero = defineDrawing(10, (scene) => {
  const frame = { bay: BAY, storyHeight: STORY_HEIGHT, deckedStories: 2 };
  steelFrame(scene, { ...frame, stories: [[3, 3]], braces: [[0, 1]] });
  const secondFrameX = BAY + GAP;
  steelFrame(scene, { ...frame, stories: [[2, 2]], origin: [secondFrameX, 0], stubHeight: () => 1 });
  loweredBeam(scene, {
    seat: [BAY + GAP / 2, 2 * BAY, 2 * STORY_HEIGHT],
    length: GAP - 0.56,
    clearance: 3.2,
    width: 0.7,
    depth: 1,
    rope: 7,
  });
  scaleFigure(scene, [BAY + 2.6, 2 * BAY + 1.6, 0]);
  scaleFigure(scene, [BAY + 4, 2 * BAY + 2.2, 0]);
});
