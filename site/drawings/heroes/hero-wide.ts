import type { Scene } from "../kernel/scene.ts";
import { box } from "../primitives/box.ts";
import { dimension } from "../primitives/dimension.ts";
import { courses, mullionsAlongY, ribsAlongX } from "../primitives/face-lines.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";
import { defineHero } from "./define-hero.ts";
import { HERO_SITE_LAYER, heroStoryLayer } from "./hero-layers.ts";

const STORY_HEIGHT = 3.45;
const DECK = 2 * STORY_HEIGHT;

/** Draws the home page's hero for screens at least 761 px wide: four by three bays, and the yard around them. */
export const heroWide = defineHero("wide", {
  scale: 13,
  stories: [
    [4, 4, 3],
    [4, 4, 3],
    [4, 3, 3],
    [3, 2, 2],
  ],
  bay: 6,
  storyHeight: STORY_HEIGHT,
  frame: {
    braces: [
      [1, 1],
      [1, 2],
      [1, 3],
    ],
    stubHeight: (stories, column) => (stories < 4 ? 1.1 : column < 2 ? 1.3 : 0),
  },
  openBeam: { column: 2, row: 1, story: 4 },
  grid: { frontOverhang: 6.2, bubbleRadius: 12 },
  drawDimension: dimension,
  dimensionStyle: { offset: 10.2, witnessFrom: 8.3, textSize: 1.16 },
  core: { width: 3.4, lift: 2.1, lines: [courses(STORY_HEIGHT)] },
  crane: { at: [14.25, -9], height: 31, jib: 24.5, counterJibLength: 8.2 },
  tagSide: "right",
  drawSite: (scene) => {
    scene.inLayer(heroStoryLayer(3), () => {
      scaleFigure(scene, [7, 14.5, DECK]);
      scaleFigure(scene, [20.4, 15.6, DECK]);
      scaleFigure(scene, [21.6, 14.6, DECK]);
      scaleFigure(scene, [20.5, 9.4, DECK]);
    });
    scene.inLayer(HERO_SITE_LAYER, () => drawYard(scene));
  },
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
