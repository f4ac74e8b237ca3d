import { scaleFigure } from "../primitives/scale-figure.ts";
import { dimension, type Dimension } from "../primitives/dimension.ts";
import type { Scene } from "../kernel/scene.ts";
import { defineHero } from "./define-hero.ts";
import { HERO_SITE_LAYER } from "./hero-layers.ts";

/**
 * Draws the home page's hero for screens up to 760 px wide; it is designed for 350 px. It has three by two
 * bays, and its dimensions have text above and below the line.
 */
export const heroPhone = defineHero("phone", {
  scale: 10,
  padding: 3,
  stories: [
    [3, 3],
    [3, 2],
    [2, 1],
  ],
  bay: 5.2,
  storyHeight: 3.3,
  frame: {
    deckedStories: 1,
    braces: [[0, 1]],
    stubHeight: (stories, column) => (stories < 3 ? 1 : column < 1 ? 1.2 : 0),
  },
  openBeam: { column: 1, row: 1, story: 3 },
  grid: { backOverhang: 1.6, frontOverhang: 2.2, bubbleRadius: 10 },
  drawDimension: stackedDimension,
  dimensionStyle: { offset: 7.1, witnessFrom: 4.7, textSize: 1.3 },
  core: { width: 2.8, lift: 1.8 },
  crane: { at: [7.5, -7.5], height: 27, jib: 17, counterJibLength: 6 },
  tagSide: "left",
  drawSite: (scene) =>
    scene.inLayer(HERO_SITE_LAYER, () => {
      scaleFigure(scene, [17.4, 2.2, 0]);
      scaleFigure(scene, [17.8, 3.2, 0]);
      scaleFigure(scene, [7.8, 12.6, 0]);
    }),
});

/**
 * Draws a dimension with its figure (the first two words) above the line and the rest, in smaller text, below
 * it.
 */
function stackedDimension(scene: Scene, options: Dimension): void {
  const { text, textSize = 1 } = options;
  const [first = "", second = "", ...rest] = text.split(" ");
  dimension(scene, {
    ...options,
    text: `${first} ${second}`.replace(/,$/, ""),
    textSize: textSize * 1.2,
    note: { text: rest.join(" "), textSize },
  });
}
