import fc from "fast-check";

/** A function that takes untrusted input, and a property that must hold for any input. */
export interface FuzzTarget {
  name: string;
  property: fc.IAsyncProperty<unknown> | fc.IProperty<unknown>;
}

/**
 * Tries random cases: the same 300 every time, or as set by the variables `FUZZ_CASES` and `FUZZ_SEED`.
 * @throws Error with the smallest failing case and its seed
 */
export async function fuzz({ property }: FuzzTarget): Promise<void> {
  const { FUZZ_CASES = "300", FUZZ_SEED = "20260" } = process.env;
  const options = { numRuns: Number(FUZZ_CASES), seed: Number(FUZZ_SEED) };
  await fc.assert(property as fc.IAsyncProperty<unknown>, options);
}
