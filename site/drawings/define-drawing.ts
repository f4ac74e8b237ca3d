import type { DrawingLabels } from "./drawing-labels.ts";
import type { Drawing } from "./kernel/drawing.ts";
import { seededRandom, type Random } from "./kernel/random.ts";
import { Scene } from "./kernel/scene.ts";

export type DrawingFunction = (labels?: DrawingLabels) => Drawing;

export type CoverFunction = (seed: string, labels?: DrawingLabels) => Drawing;

/**
 * Creates a function that draws on a scene of its own.
 * @param scale user units per unit of space
 */
export const defineDrawing =
  (scale: number, draw: (scene: Scene, labels?: DrawingLabels) => void): DrawingFunction =>
  (labels) => {
    const scene = new Scene(scale);
    draw(scene, labels);
    return scene.toDrawing();
  };

type DrawCover = (scene: Scene, random: Random, labels: DrawingLabels | undefined, seed: string) => void;

/**
 * Creates a function that draws an article's cover for its topic. The random numbers, which depend on the seed,
 * select a variant. Without labels, the cover is for small sizes.
 * @param scale user units per unit of space
 */
export const defineCover =
  (scale: number, draw: DrawCover): CoverFunction =>
  (seed, labels) => {
    const scene = new Scene(scale, { hasMemberDetail: labels !== undefined });
    draw(scene, seededRandom(seed), labels, seed);
    return scene.toDrawing();
  };
