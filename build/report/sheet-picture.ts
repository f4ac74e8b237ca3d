import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { SHEET_PICTURE_SIZE, THUMBNAIL_SIZE } from "../../model/report-pictures.ts";
import { FIXED } from "../../site/tokens/colors.ts";

/** Matches an SVG embedded in an SVG as a data URL, which is how the Typst compiler writes drawings. */
const NESTED_SVG = /data:image\/svg\+xml;base64,([\w+/=]+)/g;

/** Size of the color palette: ink, paper, and the shades between them at the edges of letters. */
const COLORS = 16;

/**
 * AVIF settings. A lower quality (0 to 100) blurs figures, a higher one adds no detail. More effort (0 to 9) makes files
 * 3 % smaller in five times the time.
 */
const AVIF = { quality: 45, effort: 2 };

/**
 * Renders a sheet. The renderer ignores text in nested SVGs, so each of these is first rasterized.
 * @param svg SVG of the sheet, with text as paths
 * @param fontFiles fonts for the text in its drawings
 */
export async function sheetPicture(svg: string, fontFiles: string[]) {
  const render = async (source: string, background?: string): Promise<Buffer> => {
    const image = await renderAsync(source, {
      fitTo: { mode: "width", value: SHEET_PICTURE_SIZE.width },
      ...(background !== undefined && { background }),
      font: { fontFiles, loadSystemFonts: false },
    });
    return image.asPng();
  };
  // Split at a pattern with a group, every second part is what the group matched.
  const parts = svg.split(NESTED_SVG).map(async (part, index) => {
    if (index % 2 === 0) return part;
    const picture = await render(Buffer.from(part, "base64").toString());
    return `data:image/png;base64,${picture.toString("base64")}`;
  });
  const flat = (await Promise.all(parts)).join("");
  const sheet = sharp(await render(flat, FIXED.white));
  return {
    picture: await sheet.clone().png({ palette: true, colours: COLORS, effort: 10 }).toBuffer(),
    thumbnail: await sheet.clone().resize(THUMBNAIL_SIZE).avif(AVIF).toBuffer(),
  };
}
