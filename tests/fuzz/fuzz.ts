import fc from "fast-check";

/** An entry point for untrusted input, and the property to check for any input. */
export interface FuzzTarget {
  name: string;
  property: fc.IAsyncProperty<unknown> | fc.IProperty<unknown>;
}

/**
 * Tries random cases: 300, always the same, or as the variables `FUZZ_CASES` and `FUZZ_SEED` say.
 * @throws Error with the smallest failing case and its seed
 */
export async function fuzz({ property }: FuzzTarget): Promise<void> {
  const { FUZZ_CASES = "300", FUZZ_SEED = "20260" } = process.env;
  const options = { numRuns: Number(FUZZ_CASES), seed: Number(FUZZ_SEED) };
  await fc.assert(property as fc.IAsyncProperty<unknown>, options);
}
