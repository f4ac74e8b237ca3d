const cache = new Map<string, unknown>();

/**
 * Caches a drawing function's results by its arguments, across pages and builds.
 * `build/cache/drawing-cache.ts` persists the cache between processes.
 * @param name unique name for this cache
 * @param draw pure function whose arguments and result are plain data
 */
export function memoize<Args extends readonly unknown[], Drawn>(
  name: string,
  draw: (...args: Args) => Drawn,
): (...args: Args) => Drawn {
  return (...args) => {
    const key = JSON.stringify([name, ...args]);
    if (!cache.has(key)) cache.set(key, draw(...args));
    return cache.get(key) as Drawn;
  };
}

export function memoizedDrawings(): ReadonlyMap<string, unknown> {
  return cache;
}

export function restoreDrawings(drawings: Iterable<readonly [string, unknown]>): void {
  for (const [key, drawing] of drawings) cache.set(key, drawing);
}
