import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { SubsetOptions } from "subset-font";
import type { Store } from "../cache/store.ts";

const require = createRequire(import.meta.url);

/**
 * Subsets a font. Await each call before the next, because the converter returns views of shared memory.
 * @param source file in node_modules
 * @param text the characters to keep
 * @returns the path of the subset font in the store
 */
export async function cacheFontSubset(
  store: Store,
  source: string,
  text: string,
  options: SubsetOptions,
): Promise<string> {
  const font = readFileSync(require.resolve(source));
  const digest = createHash("sha256").update(font).digest("hex");
  return store.provide("fonts", [digest, text, options], async (file) => {
    // Imported lazily, because loading the converter takes longer than reading a stored font.
    const { default: subsetFont } = await import("subset-font");
    writeFileSync(file, Buffer.copyBytesFrom(await subsetFont(font, text, options)));
  });
}
