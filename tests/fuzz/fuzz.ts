import fc from "fast-check";

export interface FuzzTarget {
  name: string;
  property: fc.IAsyncProperty<unknown> | fc.IProperty<unknown>;
  /** Number of inputs; defaults to 300. */
  cases?: number;
}

/**
 * Checks a property with random inputs. By default, the same ones every time; set `FUZZ_CASES` and `FUZZ_SEED` to
 * change that.
 * @throws Error with the smallest failing input and its seed
 */
export async function fuzz({ property, cases = 300 }: FuzzTarget): Promise<void> {
  const { FUZZ_CASES = cases, FUZZ_SEED = "20260" } = process.env;
  const options = { numRuns: Number(FUZZ_CASES), seed: Number(FUZZ_SEED) };
  await fc.assert(property as fc.IAsyncProperty<unknown>, options);
}
