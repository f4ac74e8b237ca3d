import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { listPublicFiles, PUBLIC_FOLDER } from "../../model/loading/public-files.ts";
import { ContentError, type Mistake } from "../../model/source/content-error.ts";
import type { Picture } from "../../model/pictures.ts";
import { readCached, writeAtomically } from "../cache/cache-file.ts";
import { processPicture, SETTINGS_KEY } from "./process-picture.ts";

const SOURCE = /\.(?:avif|jpe?g|png|webp)$/i;

const MEBIBYTE = 1024 * 1024;
/** Maximum size in bytes of a rendition, which visitors download, and of a source file in the repository. */
const MAX_BYTES = { rendition: 300 * 1024, source: 20 * MEBIBYTE };

const FOLDER = "/pictures";

interface CachedPicture {
  picture: Picture;
  /** URLs of the renditions. Cached files have the same names. */
  files: string[];
  /** URL of the rendition that is served at the source picture's path, in the same format if possible. */
  replacement: string;
  /** Size in bytes of the largest AVIF file, the format that most browsers load. */
  heaviest: number;
}

/**
 * Creates the renditions of all pictures in `site/public`, or reads them from `.cache/pictures/`.
 * @throws ContentError with a mistake for each picture that cannot be read or is too large
 */
export async function preparePictures(root: string) {
  const cache = join(root, ".cache", "pictures");
  const preparedPictures = new Map<string, CachedPicture>();
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
      const preparedPicture = await preparePicture(cache, path, readFileSync(join(root, file)));
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
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return {
    pictures: new Map([...preparedPictures].map(([path, { picture }]) => [path, picture])),
    /** Copies `site/public` to the site, with renditions in place of pictures, which contain metadata. */
    copyTo: (outDir: string): void => {
      if (preparedPictures.size > 0) mkdirSync(join(outDir, FOLDER), { recursive: true });
      for (const address of [...preparedPictures.values()].flatMap(({ files }) => files))
        copyFileSync(join(cache, basename(address)), join(outDir, address));
      for (const path of publicFiles) {
        const replacement = preparedPictures.get(path)?.replacement;
        const source =
          replacement === undefined ? join(root, PUBLIC_FOLDER, path) : join(cache, basename(replacement));
        mkdirSync(dirname(join(outDir, path)), { recursive: true });
        rmSync(join(outDir, path), { force: true });
        copyFileSync(source, join(outDir, path));
      }
    },
  };
}

async function preparePicture(cache: string, path: string, bytes: Buffer): Promise<CachedPicture> {
  const hash = createHash("sha256").update(SETTINGS_KEY).update(path).update(bytes).digest("hex").slice(0, 8);
  const name = `${basename(path, extname(path)).replace(/[^\w-]+/g, "-")}-${hash}`;
  const record = join(cache, `${name}.json`);
  const cached = readCached<CachedPicture>(record);
  if (cached !== undefined) return cached;
  const { width, height, renditions } = await processPicture(bytes);
  const addressedRenditions = renditions.map((rendition) => ({
    ...rendition,
    address: `${FOLDER}/${name}-${rendition.width}.${rendition.format}`,
  }));
  for (const { address, bytes: content } of addressedRenditions)
    writeAtomically(join(cache, basename(address)), content);
  const sourceOf = (format: string) => ({
    type: `image/${format}`,
    srcset: addressedRenditions
      .filter((each) => each.format === format)
      .map((each) => `${each.address} ${each.width}w`)
      .join(", "),
  });
  const preparedPicture: CachedPicture = {
    picture: {
      src: addressedRenditions.at(-1)?.address ?? "",
      width,
      height,
      sources: [sourceOf("avif"), sourceOf("webp")],
    },
    files: addressedRenditions.map(({ address }) => address),
    replacement:
      (addressedRenditions.findLast(({ format }) => format === formatOf(path)) ?? addressedRenditions.at(-1))
        ?.address ?? "",
    heaviest: Math.max(
      ...addressedRenditions.filter(({ format }) => format === "avif").map((each) => each.bytes.length),
    ),
  };
  // Written last, so that all files of a record exist.
  writeAtomically(record, JSON.stringify(preparedPicture));
  return preparedPicture;
}

const formatOf = (path: string): string => extname(path).slice(1).toLowerCase().replace("jpg", "jpeg");
const formatKibibytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;
const formatMebibytes = (bytes: number): string => `${(bytes / MEBIBYTE).toFixed(1)} MB`;
