import type { Drawing } from "../kernel/drawing.ts";
import type { DrawingWords } from "../drawing-words.ts";
import type { Random } from "../kernel/random.ts";

/** Draws a variant of a topic's cover, as determined by its seed. `isAnnotated` is false for small sizes. */
export type CoverDrawing = (
  random: Random,
  options: { seed: string; isAnnotated: boolean; words: DrawingWords | undefined },
) => Drawing;
