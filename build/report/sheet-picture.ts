import { Resvg } from "@resvg/resvg-js";
import { PICTURE_SIZE } from "../../site/model/pay/report-pictures.ts";
import { FIXED } from "../../site/tokens/colors.ts";

/** An SVG inside an SVG, as the compiler writes a drawing on a sheet. */
const NESTED = /data:image\/svg\+xml;base64,([\w+/=]+)/g;

/**
 * A PNG of a sheet. The renderer draws no text of an SVG inside an SVG, so each of those becomes a picture first.
 * @param svg of the sheet, on which text is drawn as paths
 * @param fontFiles faces of the texts in its drawings
 */
export function sheetPicture(svg: string, fontFiles: string[]): Buffer {
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
  return render(flat, FIXED.white);
}
