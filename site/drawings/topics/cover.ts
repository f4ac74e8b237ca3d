import type { Drawing } from "../drawing.ts";
import type { Random } from "../kernel/random.ts";

/** Draws the cover of one article; the choices come from its slug. `isAnnotated` is false where the cover is shown small. */
export type CoverDrawing = (random: Random, options: { slug: string; isAnnotated: boolean }) => Drawing;
