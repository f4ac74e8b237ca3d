import { readFileSync } from "node:fs";
import type { Store } from "../cache/store.ts";
import { cacheFontSubset } from "./cache-font-subset.ts";
import { FONT_FILES } from "./font-faces.ts";

/**
 * OpenType features that the stylesheets use: kerning, ligatures, composed accents, tabular figures, and
 * glyph variants by weight (such as Archivo's dollar sign).
 */
const FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "rvrn", "tnum"];

export async function subsetFonts(store: Store): Promise<{ name: string; content: Buffer }[]> {
  const fonts: { name: string; content: Buffer }[] = [];
  for (const { name, source, ranges, weight } of FONT_FILES) {
    const text = ranges.flatMap(([first, last]) => codePoints(first, last)).join("");
    const file = await cacheFontSubset(store, source, text, {
      targetFormat: "woff2",
      keepFeatures: FEATURES,
      variationAxes: typeof weight === "number" ? {} : { wght: { min: weight[0], max: weight[1] } },
    });
    fonts.push({ name, content: readFileSync(file) });
  }
  return fonts;
}

const codePoints = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
