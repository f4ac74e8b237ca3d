import sharp, { type Sharp } from "sharp";

/** Widths in pixels: phones, phones with fine screens, and twice the column of an article. */
const WIDTHS = [480, 800, 1320];

/** Qualities out of 100 at which photographs show no artifacts. */
const AVIF = { quality: 50, effort: 2 };
const WEBP = { quality: 75 };
const JPEG = { quality: 78, mozjpeg: true };

/** Changes whenever another recipe would make other files. */
export const RECIPE = JSON.stringify([WIDTHS, AVIF, WEBP, JPEG, sharp.versions.sharp]);

/** A file that browsers may choose. */
export interface Rendition {
  format: "avif" | "webp" | "jpeg" | "png";
  width: number;
  bytes: Buffer;
}

export interface MadePicture {
  /** Of the largest rendition, in pixels. */
  width: number;
  height: number;
  /** By format, best first, then by width. The last is for browsers without newer formats. */
  renditions: readonly Rendition[];
}

/**
 * Makes the files of a picture, upright and without metadata such as the place where it was taken.
 * @throws Error if sharp cannot read it
 */
export async function makePicture(bytes: Buffer): Promise<MadePicture> {
  // Applies the orientation that the camera noted; output has no metadata unless asked for.
  const upright = sharp(bytes, { failOn: "error" }).autoOrient();
  const { format, hasAlpha, autoOrient } = await upright.metadata();
  const largest = Math.min(autoOrient.width, WIDTHS.at(-1) ?? 0);
  const widths = [...WIDTHS.filter((width) => width < largest), largest];
  const renditions: Rendition[] = [];
  const add = async (
    format: Rendition["format"],
    width: number,
    encode: (resized: Sharp) => Sharp,
  ): Promise<void> => {
    const made = encode(upright.clone().resize({ width }));
    renditions.push({ format, width, bytes: await made.toBuffer() });
  };
  for (const width of widths) await add("avif", width, (resized) => resized.avif(AVIF));
  for (const width of widths) await add("webp", width, (resized) => resized.webp(WEBP));
  // Graphics are PNG files more often than photographs are.
  if (hasAlpha || format === "png") await add("png", largest, (resized) => resized.png({ palette: true }));
  else await add("jpeg", largest, (resized) => resized.jpeg(JPEG));
  return { width: largest, height: Math.round((largest * autoOrient.height) / autoOrient.width), renditions };
}
