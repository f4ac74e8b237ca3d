import { renderAsync, Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import sharp from "sharp";
import { escapeText } from "../../site/drawings/kernel/escape-text.ts";
import { FONT_SOURCES } from "../assets/font-sources.ts";
import { writeStaticFonts } from "../assets/write-static-fonts.ts";

export type MeasureText = (text: string, fontSize: number) => number;

export async function createRenderer(fontCache: string) {
  const options: ResvgRenderOptions = {
    font: {
      fontFiles: await writeStaticFonts(fontCache, [[FONT_SOURCES.archivo, 660], [FONT_SOURCES.splineMono]]),
      // System fonts would make images differ between machines.
      loadSystemFonts: false,
      defaultFontFamily: "Archivo",
    },
  };
  return {
    renderPng: async (svg: string) => {
      const { pixels, width, height } = await renderAsync(svg, options);
      // Unlike `asPng`, sharp compresses in another thread.
      return sharp(pixels, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer();
    },
    measureText: (text: string, fontSize: number) => {
      const line = `<text y="100" font-family="Archivo" font-size="${fontSize}">${escapeText(text)}</text>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200">${line}</svg>`;
      return new Resvg(svg, options).getBBox()?.width ?? 0;
    },
  };
}
