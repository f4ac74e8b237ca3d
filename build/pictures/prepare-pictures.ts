import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { listPublicFiles, PUBLIC_FOLDER } from "../../model/loading/public-files.ts";
import { ContentError, type Mistake } from "../../model/source/content-error.ts";
import type { Picture } from "../../model/pictures.ts";
import type { Store } from "../cache/store.ts";
import { processPicture, SETTINGS_KEY, type Rendition } from "./process-picture.ts";

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
