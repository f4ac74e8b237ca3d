import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { PICTURE_SIZE, THUMBNAIL_SIZE } from "../../site/model/pay/report-pictures.ts";
import { FIXED } from "../../site/tokens/colors.ts";

/** An SVG inside an SVG, as the compiler writes a drawing on a sheet. */
const NESTED = /data:image\/svg\+xml;base64,([\w+/=]+)/g;

/** What a sheet is printed in, with the steps between ink and paper at the edges of letters. */
const COLORS = 16;

/** Of an AVIF, of 100: lower ones blur the figures, higher ones show no more. */
const QUALITY = 45;

/** A sheet in its two sizes. */
export interface SheetPicture {
  /** PNG in few colors, so that it is light. */
  picture: Buffer;
  /** AVIF, about a fifth of its bytes. */
  thumbnail: Buffer;
}

/**
 * Draws a sheet. The renderer draws no text of an SVG inside an SVG, so each of those becomes a picture first.
 * @param svg of the sheet, on which text is drawn as paths
 * @param fontFiles faces of the texts in its drawings
 */
export async function sheetPicture(svg: string, fontFiles: string[]): Promise<SheetPicture> {
  const render = (source: string, background?: string): Buffer =>
    new Resvg(source, {
      fitTo: { mode: "width", value: PICTURE_SIZE.width },
      ...(background !== undefined && { background }),
      font: { fontFiles, loadSystemFonts: false },
    })
      .render()
      .asPng();
  const flat = svg.replace(NESTED, (_, data: string) => {
    const picture = render(Buffer.from(data, "base64").toString());
    return `data:image/png;base64,${picture.toString("base64")}`;
  });
  const sheet = sharp(render(flat, FIXED.white));
  return {
    picture: await sheet.clone().png({ palette: true, colours: COLORS, effort: 10 }).toBuffer(),
    thumbnail: await sheet.clone().resize(THUMBNAIL_SIZE).avif({ quality: QUALITY }).toBuffer(),
  };
}
