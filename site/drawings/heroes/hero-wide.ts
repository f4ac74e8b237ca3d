import { steelFrame } from "../composites/steel-frame.ts";
import type { Drawing } from "../kernel/drawing.ts";
import { memoize } from "../kernel/memoize.ts";
import { Scene } from "../kernel/scene.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import { dimension } from "../primitives/dimension.ts";
import { courses, mullionsAlongY, ribsAlongX } from "../primitives/face-lines.ts";
import { gridLines } from "../primitives/grid-lines.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";
import { HERO_SITE_LAYER, heroLayers, heroStoryLayer, loweredMember } from "./hero-layers.ts";

/** Text in the home page's drawing. Its numbers come from `content/_data/claims.yaml`. */
export type HeroText = {
  openPosition: string;
  length: string;
  depth: string;
};

const BAY = 6;
const STORY_HEIGHT = 3.45;
const STORIES = [
  [4, 4, 3],
  [4, 4, 3],
  [4, 3, 3],
  [3, 2, 2],
];
const DECK = 2 * STORY_HEIGHT;

/**
 * Draws the home page's hero for screens at least 761 px wide: four by three bays, and a crane with the open
 * position on its hook.
 */
export const heroWide = memoize("hero, wide", (text: HeroText): Drawing => {
  const scene = new Scene(13, { groups: heroLayers(4) });
  scene.inLayer("hero-grid", () => {
    gridLines(scene, {
      numberedPositions: STORIES.map((_, index) => index * BAY).concat(STORIES.length * BAY),
      letteredPositions: [0, 6, 12, 18],
      frontOverhang: 6.2,
      bubbleRadius: 12,
    });
    const dimensionStyle = { offset: 10.2, witnessFrom: 8.3, textSize: 1.16 };
    dimension(scene, { from: [0, 18, 0], to: [24, 18, 0], text: text.length, ...dimensionStyle });
    dimension(scene, { from: [24, 0, 0], to: [24, 18, 0], text: text.depth, ...dimensionStyle });
  });
  steelFrame(scene, {
    stories: STORIES,
    bay: BAY,
    storyHeight: STORY_HEIGHT,
    braces: [
      [1, 1],
      [1, 2],
      [1, 3],
    ],
    stubHeight: (stories, column) => (stories < 4 ? 1.1 : column < 2 ? 1.3 : 0),
    openBeam: { column: 2, row: 1, story: 4 },
    layerOf: heroStoryLayer,
  });
  for (let story = 1; story <= 4; story++) {
    scene.inLayer(heroStoryLayer(story), () => {
      const lift = story === 4 ? STORY_HEIGHT + 2.1 : STORY_HEIGHT;
      box(scene, [1.2, 1.2, (story - 1) * STORY_HEIGHT], [3.4, 3.4, lift], {
        hatch: concreteHatch.shaded,
        lines: [courses(STORY_HEIGHT)],
      });
    });
  }
  scene.inLayer(heroStoryLayer(3), () => {
    scaleFigure(scene, [7, 14.5, DECK]);
    scaleFigure(scene, [20.4, 15.6, DECK]);
    scaleFigure(scene, [21.6, 14.6, DECK]);
    scaleFigure(scene, [20.5, 9.4, DECK]);
  });
  scene.inLayer(HERO_SITE_LAYER, () => drawYard(scene));
  loweredMember(scene, {
    mast: [14.25, -9],
    height: 31,
    jib: 24.5,
    counterJibLength: 8.2,
    landing: [15, 6, 4 * STORY_HEIGHT],
    length: 5.44,
    tag: text.openPosition,
  });
  return scene.toDrawing();
});

function drawYard(scene: Scene): void {
  box(scene, [27.2, 0.8, 0], [2.4, 6.4, 2.5], { lines: [mullionsAlongY(1.06)] });
  box(scene, [27.5, 2.6, 2.5], [1.8, 2.4, 0.35]);
  for (let course = 0; course < 3; course++) {
    for (let bar = 0; bar < 4 - course; bar++) {
      box(scene, [7.4, 20.2 + bar * 0.6 + course * 0.3, course * 0.42], [7.2, 0.42, 0.42]);
    }
  }
  box(scene, [19.4, 20.4, 0], [2, 2, 0.8], { lines: [ribsAlongX(0.4)] });
  box(scene, [19.6, 20.6, 0.8], [1.6, 1.6, 0.6], { lines: [ribsAlongX(0.4)] });
  scaleFigure(scene, [16.6, 21.4, 0]);
  scaleFigure(scene, [27.4, 19.6, 0]);
  scaleFigure(scene, [26.6, 12.6, 0]);
  scaleFigure(scene, [27.3, 10.4, 0]);
}
