import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { PNG } from "pngjs";
import { comparePixels, type Size } from "./compare-pixels.ts";
import { fileOf } from "./photograph.ts";
import type { Picture } from "./shot.ts";

/** A picture before and after. */
export interface Comparison {
  picture: Picture;
  /** Share of the pixels that moved, from 0 to 1; all of them where only one of the two could be taken. */
  share: number;
  before?: Size;
  after?: Size;
  /** Why a picture could not be taken. */
  failure?: string;
}

/** The folders with the pictures of two revisions, and the one for what moved. */
export interface Folders {
  before: string;
  after: string;
  difference: string;
}

/** Compares the pictures of two folders and draws what moved, most moved first. */
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
  // Decoding takes most of the time, and most pictures are the same to the byte.
  if (before.equals(after)) return { share: 0 };
  const { difference, ...comparison } = comparePixels(PNG.sync.read(before), PNG.sync.read(after));
  if (difference !== undefined)
    await writeFile(differenceFile, PNG.sync.write(difference, { deflateLevel: 1 }));
  return comparison;
}
