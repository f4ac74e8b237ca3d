import { hoistedBeam } from "../composites/hoisted-beam.ts";
import { COLUMN_WIDTH, steelFrame, type FrameBeam, type SteelFrame } from "../composites/steel-frame.ts";
import { towerCrane, type TowerCrane } from "../composites/tower-crane.ts";
import type { Drawing } from "../kernel/drawing.ts";
import { memoize } from "../kernel/memoize.ts";
import { centeredSegment, segment, type Point3 } from "../kernel/projection.ts";
import { Scene } from "../kernel/scene.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import type { Dimension } from "../primitives/dimension.ts";
import { beamLanding } from "../primitives/drop-lines.ts";
import type { FaceLines } from "../primitives/face-lines.ts";
import { gridLines, type GridLines } from "../primitives/grid-lines.ts";
import { leaderTag } from "../primitives/leader-tag.ts";
import { CRANE, heroLayers, heroStoryLayer, LANDING, ROPE_LENGTH } from "./hero-layers.ts";

const BEAM_DEPTH = 0.78;
const SLING = 2.1;
const HOOK = 0.75;
const TAG_SIZE = 17;

/** Text in the home page's drawing. Its numbers come from `content/_data/claims.yaml`. */
export type HeroText = {
  openPosition: string;
  length: string;
  depth: string;
};

type HeroLayout = {
  scale: number;
  padding?: number;
  stories: SteelFrame["stories"];
  bay: number;
  storyHeight: number;
  frame: Pick<SteelFrame, "braces" | "deckedStories" | "stubHeight">;
  /** The beam that the crane lowers. */
  openBeam: FrameBeam;
  grid: Omit<GridLines, "numberedPositions" | "letteredPositions">;
  drawDimension: (scene: Scene, dimension: Dimension) => void;
  dimensionStyle: Pick<Dimension, "offset" | "witnessFrom" | "textSize">;
  /** The concrete core, which rises `lift` above the highest story. */
  core: { width: number; lift: number; lines?: readonly FaceLines[] };
  crane: Omit<TowerCrane, "trolleyY">;
  tagSide: "left" | "right";
  drawSite: (scene: Scene) => void;
};

/**
 * Creates a function that draws the home page's hero: a steel frame on a grid, and a crane that lowers a beam,
 * whose tag names the open position.
 * @param name identifies the drawing in the cache
 */
export const defineHero = (name: string, layout: HeroLayout) =>
  memoize(`hero, ${name}`, (text: HeroText): Drawing => {
    const { stories, bay, storyHeight, core, drawDimension, dimensionStyle } = layout;
    const storyCount = Math.max(...stories.flat());
    const scene = new Scene(layout.scale, { groups: heroLayers(storyCount) });
    const rows = stories[0]!.length;
    const [length, depth] = [stories.length * bay, rows * bay];
    const linePositions = (bays: number) => Array.from({ length: bays + 1 }, (_, line) => line * bay);
    scene.inLayer("hero-grid", () => {
      gridLines(scene, {
        numberedPositions: linePositions(stories.length),
        letteredPositions: linePositions(rows),
        ...layout.grid,
      });
      const near: Point3 = [length, depth, 0];
      drawDimension(scene, { from: [0, depth, 0], to: near, text: text.length, ...dimensionStyle });
      drawDimension(scene, { from: [length, 0, 0], to: near, text: text.depth, ...dimensionStyle });
    });
    const { openBeam, frame } = layout;
    steelFrame(scene, { stories, bay, storyHeight, ...frame, openBeam, layerOf: heroStoryLayer });
    for (let story = 1; story <= storyCount; story++) {
      const height = story === storyCount ? storyHeight + core.lift : storyHeight;
      scene.inLayer(heroStoryLayer(story), () =>
        box(scene, [1.2, 1.2, (story - 1) * storyHeight], [core.width, core.width, height], {
          hatch: concreteHatch.shaded,
          lines: core.lines,
        }),
      );
    }
    layout.drawSite(scene);
    lowerBeam(scene, layout, text.openPosition);
    return scene.toDrawing(layout.padding);
  });

/** Draws the crane, the orange beam on its hook with a tag, and the outline of the beam's final position. */
function lowerBeam(scene: Scene, layout: HeroLayout, tag: string): void {
  const { bay, storyHeight, openBeam, crane, tagSide } = layout;
  const [x, y] = [(openBeam.column + 0.5) * bay, openBeam.row * bay];
  const length = bay - COLUMN_WIDTH;
  const ends = centeredSegment([x, y, openBeam.story * storyHeight], length / 2, "x");
  const hangPoint = scene.inLayer(CRANE, () => towerCrane(scene, { ...crane, trolleyY: y }));
  const hookZ = hangPoint[2] - ROPE_LENGTH / scene.scale;
  const top = hookZ - HOOK - SLING;
  scene.inLayer(LANDING, () => beamLanding(scene, ends, top - BEAM_DEPTH, BEAM_DEPTH));
  scene.inLayer("hero-rope", () => {
    scene.addLines(
      [-0.2, 0.2].map((side): Point3[] => segment([x, y + side, hangPoint[2]], [x, y + side, hookZ])),
      "fine",
    );
  });
  scene.inLayer("hero-member", () => {
    hoistedBeam(scene, { at: [x, y, top], length, depth: BEAM_DEPTH, sling: SLING });
  });
  const direction = tagSide === "right" ? 1 : -1;
  scene.inLayer("hero-member hero-tag", () => {
    leaderTag(scene, {
      at: [ends[tagSide === "right" ? 1 : 0][0], y, top - 0.3],
      leader: [
        [14 * direction, -14],
        [9 * direction, 0],
      ],
      strongLines: tag.split(" "),
      strongSize: TAG_SIZE,
    });
  });
}
