import type { Sharp } from "sharp";

/**
 * Widths of a picture's files in pixels: for phones, for high-density phones, and twice the width of an article's
 * column.
 */
const WIDTHS = [480, 800, 1320];

/** Encoder settings. Quality (0 to 100) is set so that photographs show no visible artifacts. */
const AVIF = { quality: 50, effort: 2 };
const WEBP = { quality: 75 };
const JPEG = { quality: 78, mozjpeg: true };

export const SETTINGS_KEY = JSON.stringify([WIDTHS, AVIF, WEBP, JPEG]);

export interface Rendition {
  format: "avif" | "webp" | "jpeg" | "png";
  width: number;
  bytes: Buffer;
}

/**
 * Creates the files of a picture, upright and without metadata such as its location.
 * @throws Error if sharp cannot read it
 */
export async function processPicture(bytes: Buffer) {
  // Imported lazily: a build whose pictures are cached does not need sharp.
  const { default: sharp } = await import("sharp");
  // Applies the orientation recorded by the camera. Output contains no metadata by default.
  const uprightImage = sharp(bytes, { failOn: "error" }).autoOrient();
  const { format, hasAlpha, autoOrient } = await uprightImage.metadata();
  const largestWidth = Math.min(autoOrient.width, WIDTHS.at(-1) ?? 0);
  const widths = [...WIDTHS.filter((width) => width < largestWidth), largestWidth];
  // Sorted by format, best first, then by width. The last one is for browsers that do not support newer formats.
  const renditions: Rendition[] = [];
  const add = async (
    format: Rendition["format"],
    width: number,
    encode: (resized: Sharp) => Sharp,
  ): Promise<void> => {
    const encodedPicture = encode(uprightImage.clone().resize({ width }));
    renditions.push({ format, width, bytes: await encodedPicture.toBuffer() });
  };
  for (const width of widths) await add("avif", width, (resized) => resized.avif(AVIF));
  for (const width of widths) await add("webp", width, (resized) => resized.webp(WEBP));
  // The fallback is PNG for PNG sources, which are more often graphics than photographs.
  if (hasAlpha || format === "png")
    await add("png", largestWidth, (resized) => resized.png({ palette: true }));
  else await add("jpeg", largestWidth, (resized) => resized.jpeg(JPEG));
  return {
    width: largestWidth,
    height: Math.round((largestWidth * autoOrient.height) / autoOrient.width),
    renditions,
  };
}
