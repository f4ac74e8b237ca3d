import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { fileOf } from "./photograph.ts";
import type { Picture } from "./shots.ts";

interface Size {
  width: number;
  height: number;
}

interface PixelComparison {
  /** Pixels that differ, as a share of those that either picture has, from 0 to 1. */
  share: number;
  before: Size;
  after: Size;
  /** Differences in red on the faded first picture; absent if there are none. */
  difference?: PNG;
}

/** Compares two pictures pixel by pixel. A pixel that only one of them has counts as moved. */
function comparePixels(before: PNG, after: PNG): PixelComparison {
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const [old, fresh, difference] = [enlarge(before, size), enlarge(after, size), new PNG(size)];
  const options = { threshold: 0, includeAA: true };
  const moved = pixelmatch(old.data, fresh.data, difference.data, size.width, size.height, options);
  const sizes = { before: sizeOf(before), after: sizeOf(after) };
  const share = moved / (size.width * size.height);
  return moved === 0 ? { share, ...sizes } : { share, ...sizes, difference };
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** A picture in the upper left of a larger one, whose other pixels are transparent. */
function enlarge(picture: PNG, size: Size): PNG {
  const larger = new PNG(size);
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

export interface Comparison {
  picture: Picture;
  /** Share of differing pixels, from 0 to 1; 1 if only one of the pictures could be taken. */
  share: number;
  before?: Size;
  after?: Size;
  failure?: string;
}

export interface Folders {
  before: string;
  after: string;
  difference: string;
}

/** Compares the pictures of two folders and draws the differences, largest first. */
export async function comparePictures(
  pictures: readonly Picture[],
  folders: Folders,
  failures: ReadonlyMap<string, string>,
): Promise<Comparison[]> {
  await rm(folders.difference, { recursive: true, force: true });
  await mkdir(folders.difference, { recursive: true });
  const comparisons: Comparison[] = [];
  for (const picture of pictures) {
    const files = [folders.before, folders.after].map((folder) => fileOf(folder, picture.name));
    const taken = files.filter((file) => existsSync(file));
    if (taken.length === 2) {
      comparisons.push({ picture, ...(await compareFiles(files, fileOf(folders.difference, picture.name))) });
    } else {
      const failure = failures.get(picture.name) ?? "missing";
      comparisons.push({ picture, share: taken.length === 1 ? 1 : 0, failure });
    }
  }
  return comparisons.sort((one, other) => other.share - one.share);
}

async function compareFiles(
  files: readonly string[],
  differenceFile: string,
): Promise<Omit<Comparison, "picture">> {
  const [before, after] = await Promise.all(files.map((file) => readFile(file)));
  if (before === undefined || after === undefined) throw new Error("Two files are compared.");
  // Decoding takes most of the time, and most pictures are byte-identical.
  if (before.equals(after)) return { share: 0 };
  const { difference, ...comparison } = comparePixels(PNG.sync.read(before), PNG.sync.read(after));
  if (difference !== undefined)
    await writeFile(differenceFile, PNG.sync.write(difference, { deflateLevel: 1 }));
  return comparison;
}
