import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { comparePixels } from "../../visual/compare-pixels.ts";

const PAPER = [244, 241, 232, 255];
const INK = [22, 32, 43, 255];

/** A picture of paper with pixels of another color. */
function pictureOf(width: number, height: number, marks: [x: number, y: number][] = [], color = INK): PNG {
  const picture = new PNG({ width, height });
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set(PAPER, at);
  for (const [x, y] of marks) picture.data.set(color, (y * width + x) * 4);
  return picture;
}

const pixelAt = (picture: PNG | undefined, x: number, y: number): number[] => [
  ...(picture?.data.subarray((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 4) ?? []),
];

test("equal pictures have nothing that moved, and no difference", () => {
  expect(comparePixels(pictureOf(4, 5, [[1, 1]]), pictureOf(4, 5, [[1, 1]]))).toEqual({
    share: 0,
    before: { width: 4, height: 5 },
    after: { width: 4, height: 5 },
  });
});

test("a mark that moves by one pixel moves two", () => {
  const { share, difference } = comparePixels(pictureOf(4, 5, [[1, 1]]), pictureOf(4, 5, [[2, 1]]));
  expect(share).toBe(2 / 20);
  expect(pixelAt(difference, 1, 1)).toEqual([255, 0, 0, 255]);
  expect(pixelAt(difference, 2, 1)).toEqual([255, 0, 0, 255]);
  expect(pixelAt(difference, 3, 1)).not.toEqual([255, 0, 0, 255]);
});

test("the smallest change of a color counts", () => {
  expect(comparePixels(pictureOf(2, 2), pictureOf(2, 2, [[0, 1]], [244, 241, 233, 255])).share).toBe(1 / 4);
});

test("all pixels by which one picture is higher have moved, whatever their color", () => {
  const [low, high] = [pictureOf(3, 2, [[0, 0]]), pictureOf(3, 8, [[0, 0]])];
  expect(comparePixels(low, high).share).toBe(18 / 24);
  expect(comparePixels(high, low)).toMatchObject({
    share: 18 / 24,
    before: { width: 3, height: 8 },
    after: { width: 3, height: 2 },
    difference: { width: 3, height: 8 },
  });
  expect(pixelAt(comparePixels(low, high).difference, 2, 7)).toEqual([255, 0, 0, 255]);
});

test("of a wider and a higher picture the pixels that either has are counted once", () => {
  expect(comparePixels(pictureOf(3, 1), pictureOf(1, 3)).share).toBe(4 / 5);
});
