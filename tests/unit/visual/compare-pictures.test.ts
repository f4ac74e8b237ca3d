import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PNG } from "pngjs";
import { afterAll, expect, test } from "vitest";
import { comparePictures, comparePixels, isOver, type Comparison } from "../../visual/compare-pictures.ts";
import type { Picture } from "../../visual/shots.ts";

const home = mkdtempSync(join(tmpdir(), "ridgebeam-compare-test-"));
const folders = {
  before: join(home, "before"),
  after: join(home, "after"),
  difference: join(home, "difference"),
};

afterAll(() => rmSync(home, { recursive: true }));

/** Writes a gray picture, two pixels wide, to a folder. */
function save(folder: string, name: string, height: number, gray = 200): void {
  mkdirSync(folder, { recursive: true });
  const picture = new PNG({ width: 2, height });
  picture.data.fill(gray);
  writeFileSync(join(folder, `${name}.png`), PNG.sync.write(picture));
}

const picture = (name: string): Picture => ({ name, shot: { path: `/${name}` }, width: 2 });

test("pictures are listed by how much of them moved, and what moved is drawn", async () => {
  save(folders.before, "same", 5);
  save(folders.after, "same", 5);
  save(folders.before, "longer", 3);
  save(folders.after, "longer", 4);
  save(folders.before, "recolored", 3);
  save(folders.after, "recolored", 3, 100);
  save(folders.before, "gone", 3);
  const names = ["same", "longer", "gone", "recolored"];
  const comparisons = await comparePictures(
    names.map(picture),
    folders,
    new Map([["gone", "Timeout 30000ms exceeded"]]),
  );
  expect(comparisons.map(({ picture: { name }, share, failure }) => [name, share, failure])).toEqual([
    ["gone", 1, "Timeout 30000ms exceeded"],
    ["recolored", 1, undefined],
    ["longer", 1 / 4, undefined],
    ["same", 0, undefined],
  ]);
  expect(comparisons[2]).toMatchObject({ before: { height: 3 }, after: { height: 4 } });
  const drawn = PNG.sync.read(readFileSync(join(folders.difference, "longer.png")));
  expect([drawn.width, drawn.height]).toEqual([2, 4]);
  expect([...drawn.data.subarray(-8)]).toEqual([255, 0, 0, 255, 255, 0, 0, 255]);
  expect(existsSync(join(folders.difference, "same.png"))).toBe(false);
});

const moved: Comparison = { picture: picture("home"), share: 0.002 };
const untaken: Comparison = { picture: picture("home"), share: 0, failure: "Timeout 30000ms exceeded" };

test("a picture fails when more of it moved than the limit allows", () => {
  expect(isOver(moved, 0.001)).toBe(true);
  expect(isOver(moved, 0.002)).toBe(false);
});

test("a picture that neither side could take fails, but where nothing is judged", () => {
  expect(isOver(untaken, 0.001)).toBe(true);
  expect(isOver(untaken, 1)).toBe(false);
});

const PAPER = [244, 241, 232, 255];
const INK = [22, 32, 43, 255];

/** A picture in the paper color with some pixels of another color. */
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
