import type { Drawing } from "../kernel/drawing.ts";
import type { DrawingLabels } from "../drawing-labels.ts";
import type { Random } from "../kernel/random.ts";

/** Draws a variant of a topic's cover, as determined by its seed. `isAnnotated` is false for small sizes. */
export type CoverDrawing = (
  random: Random,
  options: { seed: string; isAnnotated: boolean; labels: DrawingLabels | undefined },
) => Drawing;
