import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

export interface Size {
  width: number;
  height: number;
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
export function comparePixels(before: PNG, after: PNG): PixelComparison {
  const shared = {
    width: Math.min(before.width, after.width),
    height: Math.min(before.height, after.height),
  };
  const [old, fresh, change] = [cut(before, shared), cut(after, shared), new PNG(shared)];
  const options = { threshold: 0, includeAA: true };
  const changed = pixelmatch(old.data, fresh.data, change.data, shared.width, shared.height, options);

  const whole = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const [all, compared] = [whole, shared].map(({ width, height }) => width * height) as [number, number];
  // The sheet of the larger one holds pixels of both, unless one is wider and the other higher.
  const alone = before.width * before.height + after.width * after.height - 2 * compared;
  const moved = changed + alone;
  const sizes = { before: sizeOf(before), after: sizeOf(after) };
  if (moved === 0) return { share: 0, ...sizes };
  const difference = new PNG({ ...whole, fill: true });
  for (let at = 0; at < all * 4; at += 4) difference.data.set([255, 0, 0, 255], at);
  change.bitblt(difference, 0, 0, shared.width, shared.height, 0, 0);
  return { share: moved / (compared + alone), ...sizes, difference };
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** The upper left part of a picture. */
function cut(picture: PNG, size: Size): PNG {
  if (picture.width === size.width && picture.height === size.height) return picture;
  const part = new PNG(size);
  picture.bitblt(part, 0, 0, size.width, size.height, 0, 0);
  return part;
}
