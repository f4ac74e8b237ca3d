import { fileURLToPath } from "node:url";
import { renderAsync, Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { escapeText } from "../../site/drawings/kernel/escape-text.ts";

/** Static TTF files: the renderer supports neither WOFF2 nor variable fonts. */
const FONT_FILES = ["archivo-660.ttf", "spline-sans-mono-500.ttf"].map((name) =>
  fileURLToPath(new URL(`./fonts/${name}`, import.meta.url)),
);

const OPTIONS: ResvgRenderOptions = {
  // No system fonts, so that images are reproducible.
  font: { fontFiles: FONT_FILES, loadSystemFonts: false, defaultFontFamily: "Archivo" },
};

/** Renders an SVG as PNG at its own size, in a worker thread. */
export async function renderPng(svg: string): Promise<Uint8Array> {
  const image = await renderAsync(svg, OPTIONS);
  return image.asPng();
}

/** Returns the width of a text in the heading font, in pixels. */
export function measureText(text: string, fontSize: number): number {
  const line = `<text y="100" font-family="Archivo" font-size="${fontSize}">${escapeText(text)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200">${line}</svg>`;
  return new Resvg(svg, OPTIONS).getBBox()?.width ?? 0;
}
