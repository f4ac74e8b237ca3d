import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont, { type SubsetOptions } from "subset-font";
import { writeAtomically } from "../cache/cache-file.ts";
import { FONT_FILES, type FontFile } from "./font-faces.ts";

/**
 * OpenType features that the stylesheets use: kerning, ligatures, composed accents, tabular figures, and
 * glyph variants by weight (such as Archivo's dollar sign).
 */
const FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "rvrn", "tnum"];

const require = createRequire(import.meta.url);

/**
 * Subsets the site's fonts to the characters, weights and features in use. Cached, since it takes a second.
 * @param root the project's root folder
 */
export async function subsetFonts(root: string): Promise<{ name: string; content: Buffer }[]> {
  const fonts: { name: string; content: Buffer }[] = [];
  // In sequence: the converter returns views of shared memory.
  for (const file of FONT_FILES)
    fonts.push({ name: file.name, content: await cut(file, join(root, ".cache/fonts")) });
  return fonts;
}

async function cut({ source, ranges, weight }: FontFile, cache: string): Promise<Buffer> {
  const font = readFileSync(require.resolve(source));
  const text = ranges.flatMap(([first, last]) => codePoints(first, last)).join("");
  const options: SubsetOptions = {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    variationAxes: typeof weight === "number" ? {} : { wght: { min: weight[0], max: weight[1] } },
  };
  const key = createHash("sha256")
    .update(font)
    .update(JSON.stringify([text, options]))
    .digest("hex");
  const known = join(cache, `${key}.woff2`);
  if (existsSync(known)) return readFileSync(known);
  const made = Buffer.copyBytesFrom(await subsetFont(font, text, options));
  writeAtomically(known, made);
  return made;
}

const codePoints = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
