import type { Drawing } from "../kernel/drawing.ts";
import type { DrawingLabels } from "../drawing-labels.ts";
import type { Random } from "../kernel/random.ts";
import { Scene } from "../kernel/scene.ts";

type CoverOptions = { seed: string; isAnnotated: boolean; labels: DrawingLabels | undefined };

export type CoverDrawing = (random: Random, options: CoverOptions) => Drawing;

/**
 * Creates a function that draws an article's cover for its topic. The random numbers select a variant.
 * `isAnnotated` is false for small sizes.
 * @param scale user units per unit of space
 */
export const defineCover =
  (scale: number, draw: (scene: Scene, random: Random, options: CoverOptions) => void): CoverDrawing =>
  (random, options) => {
    const scene = new Scene(scale, { hasMemberDetail: options.isAnnotated });
    draw(scene, random, options);
    return scene.toDrawing();
  };
