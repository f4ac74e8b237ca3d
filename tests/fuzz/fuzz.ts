import fc from "fast-check";

/** An entry point for untrusted input, and what must hold for any input. */
export interface Door {
  name: string;
  property: fc.IAsyncProperty<unknown> | fc.IProperty<unknown>;
}

/**
 * Tries an entry point with this many cases, and prints the seed that repeats them (`FUZZ_SEED`).
 * @param fallback the seed where `FUZZ_SEED` names none
 * @throws Error with the smallest failing case
 */
export async function fuzz(
  { name, property }: Door,
  cases: number,
  fallback = Math.floor(Math.random() * 2 ** 31),
): Promise<{ seed: number }> {
  const seed = Number(process.env.FUZZ_SEED ?? fallback);
  console.log(`Fuzz: ${name}, ${cases} cases, seed ${seed}`);
  await fc.assert(property as fc.IAsyncProperty<unknown>, { seed, numRuns: cases });
  return { seed };
}

/**
 * Number of cases in `npm test -- --all`, and their seed: without a change, two runs fail alike. `npm run bench --
 * fuzz` tries new ones.
 */
export const [FEW, SEED] = [300, 20_260];
