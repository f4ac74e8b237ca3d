import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

const ARCHIVO = "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2";
const SOURCE_SANS = "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2";
const SPLINE_MONO = "@fontsource/spline-sans-mono/files/spline-sans-mono-latin-500-normal.woff2";

/** The faces of the report, each in one weight, since the compiler reads no variable fonts. */
const FACES: readonly (readonly [file: string, weight?: number])[] = [
  [ARCHIVO, 600],
  [ARCHIVO, 700],
  [SOURCE_SANS, 400],
  [SOURCE_SANS, 600],
  [SPLINE_MONO],
];

/** Every character that the fonts of the packages can have, which are cut to Latin already. */
const LETTERS = Array.from({ length: 0x2300 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  "",
);

/** The names of a family and of a face in it, by which pictures of sheets look for them. */
const FAMILY_NAMES = [16, 17];

/**
 * The faces as TrueType, which is what the compiler reads. One after the other and copied: the converter hands out views of one
 * memory, which the next conversion overwrites.
 */
export async function reportFonts(): Promise<Buffer[]> {
  const fonts: Buffer[] = [];
  for (const [file, weight] of FACES) {
    const font = await subsetFont(await readFile(require.resolve(file)), LETTERS, {
      targetFormat: "truetype",
      preserveNameIds: FAMILY_NAMES,
      variationAxes: weight === undefined ? {} : { wght: weight },
    });
    fonts.push(Buffer.copyBytesFrom(font));
  }
  return fonts;
}
