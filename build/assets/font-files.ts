import { createRequire } from "node:module";

/** The three faces of the design; the first two set the first screen and are preloaded. */
const FONTS = [
  "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
  "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  "@fontsource/spline-sans-mono/files/spline-sans-mono-latin-500-normal.woff2",
];

/** Their paths, and the addresses by which `site/styles/fonts.css` knows them. */
export function fontFiles(): { name: string; path: string }[] {
  const { resolve } = createRequire(import.meta.url);
  return FONTS.map((font) => ({ name: `/fonts/${font.split("/").at(-1) ?? ""}`, path: resolve(font) }));
}
