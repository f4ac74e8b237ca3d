import { steelFrame } from "../composites/steel-frame.ts";
import type { Drawing } from "../kernel/drawing.ts";
import { memoize } from "../kernel/memoize.ts";
import { Scene } from "../kernel/scene.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import { gridLines } from "../primitives/grid-lines.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";
import { stackedDimension } from "../primitives/stacked-dimension.ts";
import { HERO_SITE_LAYER, heroLayers, heroStoryLayer, loweredMember } from "./hero-layers.ts";
import type { HeroText } from "./hero-wide.ts";

const BAY = 5.2;
const STORY_HEIGHT = 3.3;
const STORIES = [
  [3, 3],
  [3, 2],
  [2, 1],
];

/**
 * Draws the home page's hero for screens up to 760 px wide; it is designed for 350 px. It has three by two
 * bays, and its dimensions have text above and below the line.
 */
export const heroPhone = memoize("hero, phone", (text: HeroText): Drawing => {
  const scene = new Scene(10, { groups: heroLayers(3) });
  const length = STORIES.length * BAY;
  const depth = 2 * BAY;
  scene.inLayer("hero-grid", () => {
    gridLines(scene, {
      numberedPositions: [0, 1, 2, 3].map((line) => line * BAY),
      letteredPositions: [0, 1, 2].map((line) => line * BAY),
      backOverhang: 1.6,
      frontOverhang: 2.2,
      bubbleRadius: 10,
    });
    const dimensionStyle = { offset: 7.1, witnessFrom: 4.7, textSize: 1.3 };
    stackedDimension(scene, {
      from: [0, depth, 0],
      to: [length, depth, 0],
      text: text.length,
      ...dimensionStyle,
    });
    stackedDimension(scene, {
      from: [length, 0, 0],
      to: [length, depth, 0],
      text: text.depth,
      ...dimensionStyle,
    });
  });
  steelFrame(scene, {
    stories: STORIES,
    bay: BAY,
    storyHeight: STORY_HEIGHT,
    deckedStories: 1,
    braces: [[0, 1]],
    stubHeight: (stories, column) => (stories < 3 ? 1 : column < 1 ? 1.2 : 0),
    openBeam: { column: 1, row: 1, story: 3 },
    layerOf: heroStoryLayer,
  });
  scene.inLayer(HERO_SITE_LAYER, () => {
    scaleFigure(scene, [length + 1.8, 2.2, 0]);
    scaleFigure(scene, [length + 2.2, 3.2, 0]);
    scaleFigure(scene, [7.8, depth + 2.2, 0]);
  });
  scene.inLayer(heroStoryLayer(1), () => {
    box(scene, [1.2, 1.2, 0], [2.8, 2.8, STORY_HEIGHT], { hatch: concreteHatch.shaded });
  });
  for (const story of [2, 3]) {
    scene.inLayer(heroStoryLayer(story), () => {
      box(
        scene,
        [1.2, 1.2, (story - 1) * STORY_HEIGHT],
        [2.8, 2.8, story === 3 ? STORY_HEIGHT + 1.8 : STORY_HEIGHT],
        {
          hatch: concreteHatch.shaded,
        },
      );
    });
  }
  loweredMember(scene, {
    mast: [7.5, -7.5],
    height: 27,
    jib: 17,
    counterJibLength: 6,
    landing: [BAY * 1.5, BAY, 3 * STORY_HEIGHT],
    length: BAY - 0.56,
    tag: text.openPosition,
    tagSide: "left",
  });
  return scene.toDrawing(3);
});
