import { fileURLToPath } from "node:url";
import { renderAsync, Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { escapeText } from "../../site/drawings/kernel/escape-text.ts";

/** The renderer reads neither WOFF2 nor variable fonts, so the two cuts that it needs are files of their own. */
const FONT_FILES = ["archivo-660.ttf", "spline-sans-mono-500.ttf"].map((name) =>
  fileURLToPath(new URL(`./fonts/${name}`, import.meta.url)),
);

const OPTIONS: ResvgRenderOptions = {
  // Fonts of the machine are left out: the same page gives the same picture everywhere.
  font: { fontFiles: FONT_FILES, loadSystemFonts: false, defaultFontFamily: "Archivo" },
};

/** A PNG of an SVG, at the SVG's own size; the work is done beside the main thread. */
export async function renderPng(svg: string): Promise<Uint8Array> {
  const image = await renderAsync(svg, OPTIONS);
  return image.asPng();
}

/** Width of a text in the heading font, in pixels. */
export function measureText(text: string, fontSize: number): number {
  const line = `<text y="100" font-family="Archivo" font-size="${fontSize}">${escapeText(text)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200">${line}</svg>`;
  return new Resvg(svg, OPTIONS).getBBox()?.width ?? 0;
}
