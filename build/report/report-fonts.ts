import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

const ARCHIVO = "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2";
const SOURCE_SANS = "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2";
const SPLINE_MONO = "@fontsource/spline-sans-mono/files/spline-sans-mono-latin-500-normal.woff2";

/** The report's fonts in fixed weights, since the compiler does not support variable fonts. */
const FACES: readonly (readonly [file: string, weight?: number])[] = [
  [ARCHIVO, 600],
  [ARCHIVO, 700],
  [SOURCE_SANS, 400],
  [SOURCE_SANS, 600],
  [SPLINE_MONO],
];

/** All characters that the packages' Latin subsets may contain. */
const LETTERS = Array.from({ length: 0x2300 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  "",
);

/** Name table ids of typographic family and subfamily, which the SVG renderer matches. */
const FAMILY_NAMES = [16, 17];

/**
 * Converts the fonts to TrueType for the compiler. In sequence and copied: the converter returns views of
 * shared memory, which the next conversion overwrites.
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
