import fc from "fast-check";

/** An entry point for untrusted input, and the property to check for any input. */
export interface FuzzTarget {
  name: string;
  property: fc.IAsyncProperty<unknown> | fc.IProperty<unknown>;
}

/**
 * Runs an entry point with this many cases, and prints the seed to reproduce them (`FUZZ_SEED`).
 * @param fallback the seed if `FUZZ_SEED` is not set
 * @throws Error with the smallest failing case
 */
export async function fuzz(
  { name, property }: FuzzTarget,
  cases: number,
  fallback = Math.floor(Math.random() * 2 ** 31),
): Promise<{ seed: number }> {
  const seed = Number(process.env.FUZZ_SEED ?? fallback);
  console.log(`Fuzz: ${name}, ${cases} cases, seed ${seed}`);
  await fc.assert(property as fc.IAsyncProperty<unknown>, { seed, numRuns: cases });
  return { seed };
}

/**
 * Number of cases in `npm test -- --all`, and their seed, which makes runs reproducible. `npm run bench -- fuzz` tries
 * new ones.
 */
export const [FEW, SEED] = [300, 20_260];
