import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

export interface Size {
  width: number;
  height: number;
}

/** A picture as it is decoded: four bytes a pixel. */
export interface Pixels extends Size {
  data: Buffer;
}

/** What two pictures have apart. */
export interface PixelComparison {
  /** Pixels that moved, of those that either picture has, from 0 to 1. */
  share: number;
  before: Size;
  after: Size;
  /** What moved, in red on the pale picture from before; absent where nothing did. */
  difference?: PNG;
}

/** Compares two pictures pixel by pixel. A pixel that only one of them has counts as moved. */
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
  // The sheet of the larger one has pixels of both, unless one is wider and the other higher.
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

/** The upper left part of a picture. */
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
