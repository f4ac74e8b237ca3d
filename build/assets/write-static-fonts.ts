import type { Store } from "../cache/store.ts";
import { cacheFontSubset } from "./cache-font-subset.ts";

/** A font file and the weight to convert it to; without a weight, the font is used as it is. */
export type StaticFace = readonly [source: string, weight?: number];

const SUBSET_CHARACTERS = Array.from({ length: 0x2300 - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join("");

const FAMILY_NAME_IDS = [16, 17];

/**
 * Converts fonts to TrueType in a fixed weight, for renderers that support neither WOFF2 nor variable fonts.
 * @returns the paths of the converted files
 */
export async function writeStaticFonts(store: Store, faces: readonly StaticFace[]): Promise<string[]> {
  const files: string[] = [];
  for (const [source, weight] of faces)
    files.push(
      await cacheFontSubset(store, source, SUBSET_CHARACTERS, {
        targetFormat: "truetype",
        preserveNameIds: FAMILY_NAME_IDS,
        variationAxes: weight === undefined ? {} : { wght: weight },
      }),
    );
  return files;
}
