/** Returns the unsigned 32-bit FNV-1a hash of `text`. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash ^= character.codePointAt(0)!;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

export type Random = ReturnType<typeof seededRandom>;

/** Creates a generator from a seed, such as a slug (Mulberry32, seeded with the FNV-1a hash of the seed). */
export function seededRandom(seed: string) {
  let state = hashText(seed);
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), state | 1);
    mixedBits ^= mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), mixedBits | 61);
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 4294967296;
  };
  /** Returns an integer from `low` to `high`, both inclusive. */
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    integer,
    pick: <Option>(options: readonly [Option, ...Option[]]): Option =>
      options[integer(0, options.length - 1)]!,
    chance: (probability: number) => next() < probability,
  };
}
