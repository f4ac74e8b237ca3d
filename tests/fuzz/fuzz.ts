import fc from "fast-check";

/** A way in for strangers, and what must hold whatever comes through it. */
export interface Door {
  name: string;
  property: fc.IAsyncProperty<unknown> | fc.IProperty<unknown>;
}

/**
 * Tries a door with so many cases, and prints the seed with which the same cases come again (`FUZZ_SEED`).
 * @param fallback the seed where `FUZZ_SEED` names none
 * @throws Error with the smallest case that falls
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

/** How many cases a door gets in `npm test -- --all`, and their seed: a run without a change falls where the one before it fell. New ones are tried by `npm run bench -- fuzz`. */
export const [FEW, SEED] = [300, 20_260];
