/** Creates a seeded pseudorandom generator (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let hash = Math.imul(state ^ (state >>> 15), 1 | state);
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash;
    return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (from: number, to: number) => Math.round((from + next() * (to - from)) * 10) / 10,
    one: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
    /** Returns true with this probability, in percent. */
    chance: (percent: number) => next() * 100 < percent,
    letters(count: number) {
      const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
      return Array.from({ length: count }, () => alphabet[Math.floor(next() * alphabet.length)]).join("");
    },
  };
}

export type Random = ReturnType<typeof createRandom>;
