import fc from "fast-check";

export interface FuzzTarget {
  name: string;
  property: fc.IAsyncProperty<unknown> | fc.IProperty<unknown>;
}

/**
 * Checks a property with random inputs. By default, the same 300 every time; set `FUZZ_CASES` and `FUZZ_SEED`
 * to change that.
 * @throws Error with the smallest failing input and its seed
 */
export async function fuzz({ property }: FuzzTarget): Promise<void> {
  const { FUZZ_CASES = "300", FUZZ_SEED = "20260" } = process.env;
  const options = { numRuns: Number(FUZZ_CASES), seed: Number(FUZZ_SEED) };
  await fc.assert(property as fc.IAsyncProperty<unknown>, options);
}
