import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { screenshotFile } from "./take-screenshots.ts";
import type { Screenshot } from "./shots.ts";

export interface Comparison {
  screenshot: Screenshot;
  /** Fraction of differing pixels, from 0 to 1; 1 if only one of the screenshots could be taken. */
  differingShare: number;
  heights?: readonly [before: number, after: number];
  failure?: string;
}

export interface Folders {
  before: string;
  after: string;
  difference: string;
}

/** Compares the screenshots in two folders and writes diffs. Returns the differences, largest first. */
export async function compareScreenshots(
  screenshots: readonly Screenshot[],
  folders: Folders,
  failures: ReadonlyMap<string, string>,
): Promise<Comparison[]> {
  await rm(folders.difference, { recursive: true, force: true });
  await mkdir(folders.difference, { recursive: true });
  const comparisons: Comparison[] = [];
  for (const screenshot of screenshots) {
    const [before, after] = [folders.before, folders.after].map((folder) =>
      screenshotFile(folder, screenshot.name),
    );
    const existenceFlags = [before, after].map((file = "") => existsSync(file));
    if (before !== undefined && after !== undefined && !existenceFlags.includes(false)) {
      const difference = screenshotFile(folders.difference, screenshot.name);
      comparisons.push({ screenshot, ...(await comparePixels(before, after, difference)) });
    } else {
      const failure = failures.get(screenshot.name) ?? "missing";
      comparisons.push({ screenshot, differingShare: existenceFlags.includes(true) ? 1 : 0, failure });
    }
  }
  return comparisons.sort((one, other) => other.differingShare - one.differingShare);
}

/**
 * Compares two screenshots pixel by pixel. If their sizes differ, the excess pixels count as different.
 * @param differenceFile output path for the diff, if there is one: red on top of the faded first screenshot
 */
async function comparePixels(
  beforeFile: string,
  afterFile: string,
  differenceFile: string,
): Promise<Omit<Comparison, "screenshot">> {
  const [old, fresh] = [await readFile(beforeFile), await readFile(afterFile)];
  // Most screenshots are identical, and comparing bytes is much faster than decoding.
  if (old.equals(fresh)) return { differingShare: 0 };
  const [before, after] = [PNG.sync.read(old), PNG.sync.read(fresh)];
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const [one, other] = [before, after].map((screenshot) => {
    const paddedImage = new PNG(size);
    PNG.bitblt(screenshot, paddedImage, 0, 0, screenshot.width, screenshot.height, 0, 0);
    return paddedImage.data;
  });
  const difference = new PNG(size);
  const options = { threshold: 0, includeAA: true };
  const differingPixels = pixelmatch(one!, other!, difference.data, size.width, size.height, options);
  if (differingPixels > 0) await writeFile(differenceFile, PNG.sync.write(difference, { deflateLevel: 1 }));
  return {
    differingShare: differingPixels / (size.width * size.height),
    heights: [before.height, after.height],
  };
}
