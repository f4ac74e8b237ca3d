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

interface Pixels extends Size {
  data: Buffer;
}

/** The difference of two pictures. */
interface PixelComparison {
  /** Pixels that differ, as a share of those that either picture has, from 0 to 1. */
  share: number;
  before: Size;
  after: Size;
  /** Differences in red on the faded first picture; absent if there are none. */
  difference?: PNG;
}

/** Compares two pictures pixel by pixel. A pixel that only one of them has counts as different. */
export function comparePixels(before: Pixels, after: Pixels): PixelComparison {
  const shared = {
    width: Math.min(before.width, after.width),
    height: Math.min(before.height, after.height),
  };
  const [old, fresh, change] = [cut(before, shared), cut(after, shared), new PNG(shared)];
  const options = { threshold: 0, includeAA: true };
  const changed = pixelmatch(old.data, fresh.data, change.data, shared.width, shared.height, options);

  const whole = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const [all, compared] = [whole, shared].map(({ width, height }) => width * height) as [number, number];
  // The larger canvas contains only pixels of the pictures, unless one is wider and the other higher.
  const alone = before.width * before.height + after.width * after.height - 2 * compared;
  const moved = changed + alone;
  const sizes = { before: sizeOf(before), after: sizeOf(after) };
  if (moved === 0) return { share: 0, ...sizes };
  const difference = new PNG({ ...whole, fill: true });
  for (let at = 0; at < all * 4; at += 4) difference.data.set([255, 0, 0, 255], at);
  copyPart(change, difference, shared);
  return { share: moved / (compared + alone), ...sizes, difference };
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** Crops a picture at its top left. */
function cut(picture: Pixels, size: Size): Pixels {
  if (picture.width === size.width && picture.height === size.height) return picture;
  const part = new PNG(size);
  copyPart(picture, part, size);
  return part;
}

function copyPart(from: Pixels, to: Pixels, { width, height }: Size): void {
  for (let row = 0; row < height; row += 1) {
    const start = row * from.width * 4;
    to.data.set(from.data.subarray(start, start + width * 4), row * to.width * 4);
  }
}

/**
 * Whether a picture fails a comparison: it differs by more than the limit, or could not be taken.
 * @param limit share of differing pixels, from 0 to 1; at 1 no picture fails
 */
export const isOver = ({ share, failure }: Comparison, limit: number): boolean =>
  share > limit || (limit < 1 && failure !== undefined);

export interface Comparison {
  picture: Picture;
  /** Share of differing pixels, from 0 to 1; 1 if only one of the pictures could be taken. */
  share: number;
  before?: Size;
  after?: Size;
  /** Why a picture could not be taken. */
  failure?: string;
}

/** Folders with the pictures of two revisions, and the folder for their differences. */
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
