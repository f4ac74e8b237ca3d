import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { convert } from "fontverter";

const require = createRequire(import.meta.url);

/** The faces of the report: static cuts, since the compiler reads no variable fonts. */
const FACES = [
  "@fontsource/archivo/files/archivo-latin-600-normal.woff2",
  "@fontsource/archivo/files/archivo-latin-700-normal.woff2",
  "@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2",
  "@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2",
  "@fontsource/spline-sans-mono/files/spline-sans-mono-latin-500-normal.woff2",
];

/**
 * The faces as TrueType, which is what the compiler reads. One after the other and copied: the converter hands out views of one
 * memory, which the next conversion overwrites.
 */
export async function reportFonts(): Promise<Buffer[]> {
  const fonts: Buffer[] = [];
  for (const face of FACES) {
    const font = await convert(await readFile(require.resolve(face)), "truetype");
    fonts.push(Buffer.copyBytesFrom(font));
  }
  return fonts;
}
