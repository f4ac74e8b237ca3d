const cache = new Map<string, unknown>();

/**
 * Caches the results of an expensive function by its arguments, across pages and builds.
 * `build/cache/store.ts` persists the cache between processes.
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

export function memoizedMaps(): ReadonlyMap<string, unknown> {
  return cache;
}

export function restoreMaps(maps: Iterable<readonly [string, unknown]>): void {
  for (const [key, map] of maps) cache.set(key, map);
}
