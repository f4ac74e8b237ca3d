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

/** The faces as TrueType, which is what the compiler reads. */
export async function reportFonts(): Promise<Buffer[]> {
  return Promise.all(FACES.map(async (face) => convert(await readFile(require.resolve(face)), "truetype")));
}
