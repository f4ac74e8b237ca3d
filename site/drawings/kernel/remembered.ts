/** All drawings so far, each by what made it. */
const drawn = new Map<string, unknown>();

/**
 * Draws once for the same arguments and hands that out again: pages share it, and so do builds, since `npm run dev` is one
 * process and `build/cache/drawing-cache.ts` carries what is drawn from one process to the next.
 * @param name of the kind of drawing, as no other has it
 * @param draw depends on its arguments alone; they and what it returns are plain data
 */
export function remembered<Args extends readonly unknown[], Drawn>(
  name: string,
  draw: (...args: Args) => Drawn,
): (...args: Args) => Drawn {
  return (...args) => {
    const key = JSON.stringify([name, ...args]);
    if (!drawn.has(key)) drawn.set(key, draw(...args));
    return drawn.get(key) as Drawn;
  };
}

/** The drawings of this process, to be kept. */
export function rememberedDrawings(): ReadonlyMap<string, unknown> {
  return drawn;
}

/** Takes over drawings that the same code has made. */
export function recallDrawings(drawings: Iterable<readonly [string, unknown]>): void {
  for (const [key, drawing] of drawings) drawn.set(key, drawing);
}
