import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PNG } from "pngjs";
import { afterAll, expect, test } from "vitest";
import { comparePictures } from "../../visual/compare-pictures.ts";
import type { Picture } from "../../visual/shot.ts";

const home = mkdtempSync(join(tmpdir(), "ridgebeam-compare-test-"));
const folders = {
  before: join(home, "before"),
  after: join(home, "after"),
  difference: join(home, "difference"),
};

afterAll(() => rmSync(home, { recursive: true }));

/** Puts a gray picture of a width of two pixels into a folder. */
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
