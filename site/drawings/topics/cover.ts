import type { Drawing } from "../kernel/drawing.ts";
import type { DrawingLabels } from "../drawing-labels.ts";
import type { Random } from "../kernel/random.ts";

/** Draws an article's cover for its topic. The seed selects a variant. `isAnnotated` is false for small sizes. */
export type CoverDrawing = (
  random: Random,
  options: { seed: string; isAnnotated: boolean; labels: DrawingLabels | undefined },
) => Drawing;
