import fc from "fast-check";

/** A way in for strangers, and what must hold whatever comes through it. */
export interface Door {
  name: string;
  property: fc.IAsyncProperty<unknown> | fc.IProperty<unknown>;
}

/**
 * Tries a door with so many cases, and prints the seed with which the same cases come again (`FUZZ_SEED`).
 * @throws Error with the smallest case that falls
 */
export async function fuzz({ name, property }: Door, cases: number): Promise<{ seed: number }> {
  const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`Fuzz: ${name}, ${cases} cases, seed ${seed}`);
  await fc.assert(property as fc.IAsyncProperty<unknown>, { seed, numRuns: cases });
  return { seed };
}

/** How many cases a door gets in `npm test`. */
export const FEW = 300;
