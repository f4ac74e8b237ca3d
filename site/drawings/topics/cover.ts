import type { Drawing } from "../kernel/drawing.ts";
import type { Random } from "../kernel/random.ts";

/** Draws one cover of a topic; the choices come from its seed. `isAnnotated` is false where the cover is shown small. */
export type CoverDrawing = (random: Random, options: { seed: string; isAnnotated: boolean }) => Drawing;
