import type { Drawing } from "../drawing.ts";

/** All drawings so far, each by what made it. */
const drawn = new Map<string, Drawing>();

/**
 * Draws once for the same arguments and hands that drawing out again: pages share it, and so do builds, since `npm run dev` is one
 * process and `build/drawing-cache.ts` carries the drawings from one process to the next.
 * @param name of the kind of drawing, as no other has it
 * @param draw depends on its arguments alone, which are plain data
 */
export function remembered<Args extends readonly unknown[]>(
  name: string,
  draw: (...args: Args) => Drawing,
): (...args: Args) => Drawing {
  return (...args) => {
    const key = JSON.stringify([name, ...args]);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const drawing = draw(...args);
    drawn.set(key, drawing);
    return drawing;
  };
}

/** The drawings of this process, to be kept. */
export function rememberedDrawings(): ReadonlyMap<string, Drawing> {
  return drawn;
}

/** Takes over drawings that the same code has made. */
export function recallDrawings(drawings: Iterable<readonly [string, Drawing]>): void {
  for (const [key, drawing] of drawings) drawn.set(key, drawing);
}
