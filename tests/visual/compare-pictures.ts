import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { pictureFile } from "./take-pictures.ts";
import type { Picture } from "./shots.ts";

export interface Comparison {
  picture: Picture;
  /** Fraction of differing pixels, from 0 to 1; 1 if only one of the pictures could be taken. */
  share: number;
  /** Heights in pixels, if they differ. */
  heights?: readonly [before: number, after: number];
  /** Why a picture could not be taken. */
  failure?: string;
}

export interface Folders {
  before: string;
  after: string;
  difference: string;
}

/** Compares the pictures in two folders and writes diffs. Returns the largest difference first. */
export async function comparePictures(
  pictures: readonly Picture[],
  folders: Folders,
  failures: ReadonlyMap<string, string>,
): Promise<Comparison[]> {
  await rm(folders.difference, { recursive: true, force: true });
  await mkdir(folders.difference, { recursive: true });
  const comparisons: Comparison[] = [];
  for (const picture of pictures) {
    const [before, after] = [folders.before, folders.after].map((folder) =>
      pictureFile(folder, picture.name),
    );
    const isTaken = [before, after].map((file = "") => existsSync(file));
    if (before !== undefined && after !== undefined && !isTaken.includes(false)) {
      const difference = pictureFile(folders.difference, picture.name);
      comparisons.push({ picture, ...(await comparePixels(before, after, difference)) });
    } else {
      const failure = failures.get(picture.name) ?? "missing";
      comparisons.push({ picture, share: isTaken.includes(true) ? 1 : 0, failure });
    }
  }
  return comparisons.sort((one, other) => other.share - one.share);
}

/**
 * Compares two pictures pixel by pixel. If their sizes differ, the excess pixels count as different.
 * @param differenceFile output path for the diff, if there is one: red on top of the faded first picture
 */
async function comparePixels(
  beforeFile: string,
  afterFile: string,
  differenceFile: string,
): Promise<Omit<Comparison, "picture">> {
  const [old, fresh] = [await readFile(beforeFile), await readFile(afterFile)];
  // Most pictures are identical, and comparing bytes is much faster than decoding.
  if (old.equals(fresh)) return { share: 0 };
  const [before, after] = [PNG.sync.read(old), PNG.sync.read(fresh)];
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const [one, other] = [before, after].map((picture) => {
    const larger = new PNG(size);
    PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
    return larger.data;
  });
  const difference = new PNG(size);
  const options = { threshold: 0, includeAA: true };
  const moved = pixelmatch(one!, other!, difference.data, size.width, size.height, options);
  if (moved > 0) await writeFile(differenceFile, PNG.sync.write(difference, { deflateLevel: 1 }));
  return { share: moved / (size.width * size.height), heights: [before.height, after.height] };
}
