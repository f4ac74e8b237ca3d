import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { SubsetOptions } from "subset-font";
import { writeAtomically } from "../cache/cache-file.ts";

const require = createRequire(import.meta.url);

/**
 * Subsets a font and caches the file. Await each call before the next, because the converter returns views of shared
 * memory.
 * @param source file in node_modules
 * @param text the characters to keep
 * @returns the path of the subset font
 */
export async function cacheFontSubset(
  cache: string,
  source: string,
  text: string,
  options: SubsetOptions,
): Promise<string> {
  const font = readFileSync(require.resolve(source));
  const key = createHash("sha256")
    .update(font)
    .update(JSON.stringify([text, options]))
    .digest("hex");
  const file = join(cache, `${key}.${options.targetFormat === "woff2" ? "woff2" : "ttf"}`);
  if (existsSync(file)) return file;
  // Imported lazily, because loading the converter takes longer than reading a cached font.
  const { default: subsetFont } = await import("subset-font");
  writeAtomically(file, Buffer.copyBytesFrom(await subsetFont(font, text, options)));
  return file;
}
