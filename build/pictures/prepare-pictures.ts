import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { listPublicFiles, PUBLIC_FOLDER } from "../../model/source/content-folder.ts";
import { ContentError, type Mistake } from "../../model/source/content-error.ts";
import type { Store } from "../cache/store.ts";
import type { Sharp } from "sharp";

interface Picture {
  /** URL of the fallback for browsers that support none of the newer formats. */
  src: string;
  /** Width of the largest file, in pixels. */
  width: number;
  /** Height of the largest file, in pixels. */
  height: number;
  /** Newer formats, in order of preference. */
  sources: readonly { type: string; srcset: string }[];
}

/** Pictures by the path that content uses, such as `/crane.jpg`. */
export type Pictures = ReadonlyMap<string, Picture>;

const SOURCE = /\.(?:avif|jpe?g|png|webp)$/i;

const MEBIBYTE = 1024 * 1024;
/** Maximum size in bytes of a rendition, which visitors download, and of a source file in the repository. */
const MAX_BYTES = { rendition: 300 * 1024, source: 20 * MEBIBYTE };

const FOLDER = "/pictures";

interface PictureRecord {
  picture: Picture;
  /** URLs of the renditions. */
  files: string[];
  /** URL of the rendition that is served at the source picture's path, in the same format if possible. */
  replacement: string;
  /** Size in bytes of the largest AVIF file, the format that most browsers load. */
  heaviest: number;
}

interface StoredPicture extends PictureRecord {
  /** Contains the renditions, named as in their URLs. */
  folder: string;
}

const RECORD = "picture.json";

/**
 * Creates the renditions of all pictures in `site/public`, unless the store has them.
 * @throws ContentError with a mistake for each picture that cannot be read or is too large
 */
export async function preparePictures(root: string, store: Store) {
  const preparedPictures = new Map<string, StoredPicture>();
  const mistakes: Mistake[] = [];
  const publicFiles = [...listPublicFiles(root)].sort();
  for (const path of publicFiles.filter((file) => SOURCE.test(file))) {
    const file = `${PUBLIC_FOLDER}${path}`;
    const report = (problem: string) => mistakes.push({ file, line: 1, field: "picture", problem });
    const { size } = statSync(join(root, file));
    if (size > MAX_BYTES.source) {
      report(
        `found ${formatMebibytes(size)}, expected at most ${formatMebibytes(MAX_BYTES.source)}: export the picture 2,640 pixels wide`,
      );
      continue;
    }
    try {
      const preparedPicture = await preparePicture(store, path, readFileSync(join(root, file)));
      preparedPictures.set(path, preparedPicture);
      if (preparedPicture.heaviest > MAX_BYTES.rendition)
        report(
          `found ${formatKibibytes(preparedPicture.heaviest)} after compression, expected at most ${formatKibibytes(MAX_BYTES.rendition)}: crop the picture, or choose one with less detail`,
        );
    } catch (error) {
      const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
      report(`found a file that cannot be read (${reason}), expected a picture: export it as JPEG or PNG`);
    }
  }
  store.removeUnused("pictures");
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return {
    pictures: new Map([...preparedPictures].map(([path, { picture }]) => [path, picture])),
    /** Copies `site/public` to the site, with renditions in place of pictures, which contain metadata. */
    copyTo: (outDir: string): void => {
      if (preparedPictures.size > 0) mkdirSync(join(outDir, FOLDER), { recursive: true });
      for (const { files, folder } of preparedPictures.values())
        for (const address of files) copyFileSync(join(folder, basename(address)), join(outDir, address));
      for (const path of publicFiles) {
        const prepared = preparedPictures.get(path);
        const source =
          prepared === undefined
            ? join(root, PUBLIC_FOLDER, path)
            : join(prepared.folder, basename(prepared.replacement));
        mkdirSync(dirname(join(outDir, path)), { recursive: true });
        rmSync(join(outDir, path), { force: true });
        copyFileSync(source, join(outDir, path));
      }
    },
  };
}

async function preparePicture(store: Store, path: string, bytes: Buffer): Promise<StoredPicture> {
  const hash = createHash("sha256").update(SETTINGS_KEY).update(path).update(bytes).digest("hex").slice(0, 8);
  const name = `${basename(path, extname(path)).replace(/[^\w-]+/g, "-")}-${hash}`;
  const folder = await store.provide("pictures", [name], async (folder) => {
    const { width, height, renditions } = await processPicture(bytes);
    const addressed = renditions.map((rendition) => ({
      ...rendition,
      address: `${FOLDER}/${name}-${rendition.width}.${rendition.format}`,
    }));
    const write = (file: string, content: string | Uint8Array): void =>
      writeFileSync(join(folder, file), content);
    mkdirSync(folder);
    for (const { address, bytes: content } of addressed) write(basename(address), content);
    write(RECORD, JSON.stringify(describePicture(path, width, height, addressed)));
  });
  return { folder, ...(JSON.parse(readFileSync(join(folder, RECORD), "utf8")) as PictureRecord) };
}

function describePicture(
  path: string,
  width: number,
  height: number,
  renditions: readonly (Rendition & { address: string })[],
): PictureRecord {
  const sourceOf = (format: string) => ({
    type: `image/${format}`,
    srcset: renditions
      .filter((each) => each.format === format)
      .map((each) => `${each.address} ${each.width}w`)
      .join(", "),
  });
  const fallback = renditions.at(-1);
  return {
    picture: {
      src: fallback?.address ?? "",
      width,
      height,
      sources: [sourceOf("avif"), sourceOf("webp")],
    },
    files: renditions.map(({ address }) => address),
    replacement: (renditions.findLast(({ format }) => format === formatOf(path)) ?? fallback)?.address ?? "",
    heaviest: Math.max(
      ...renditions.filter(({ format }) => format === "avif").map((each) => each.bytes.length),
    ),
  };
}

const formatOf = (path: string): string => extname(path).slice(1).toLowerCase().replace("jpg", "jpeg");
const formatKibibytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;
const formatMebibytes = (bytes: number): string => `${(bytes / MEBIBYTE).toFixed(1)} MB`;

/**
 * Widths of a picture's files in pixels: for phones, for high-density phones, and twice the width of an article's
 * column.
 */
const WIDTHS = [480, 800, 1320];

/** Encoder settings. Quality (0 to 100) is set so that photographs show no visible artifacts. */
const AVIF = { quality: 50, effort: 2 };
const WEBP = { quality: 75 };
const JPEG = { quality: 78, mozjpeg: true };

const SETTINGS_KEY = JSON.stringify([WIDTHS, AVIF, WEBP, JPEG]);

interface Rendition {
  format: "avif" | "webp" | "jpeg" | "png";
  width: number;
  bytes: Buffer;
}

/**
 * Creates the files of a picture, upright and without metadata such as its location.
 * @throws Error if sharp cannot read it
 */
async function processPicture(bytes: Buffer) {
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
