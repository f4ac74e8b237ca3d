import type { ResvgRenderOptions } from "@resvg/resvg-js";
import { escapeText } from "../../site/drawings/svg-markup.ts";
import { FONT_SOURCES } from "../assets/font-sources.ts";
import type { Store } from "../cache/store.ts";
import { writeStaticFonts } from "../assets/write-static-fonts.ts";

export type MeasureText = (text: string, fontSize: number) => number;

/** Creates a renderer of SVG. Loads its packages when it is called, which takes longer than copying all images. */
export async function createRenderer(store: Store) {
  const { renderAsync, Resvg } = await import("@resvg/resvg-js");
  const { default: sharp } = await import("sharp");
  const options: ResvgRenderOptions = {
    font: {
      fontFiles: await writeStaticFonts(store, [[FONT_SOURCES.archivo, 660], [FONT_SOURCES.splineMono]]),
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
