import { expect, test } from "vitest";
import type { Comparison } from "../../visual/compare-pictures.ts";
import { isOver } from "../../visual/is-over.ts";

const picture = { name: "home--390", shot: { path: "/" }, width: 390 };
const moved: Comparison = { picture, share: 0.002 };
const untaken: Comparison = { picture, share: 0, failure: "Timeout 30000ms exceeded" };

test("a picture fails when more of it moved than the limit allows", () => {
  expect(isOver(moved, 0.001)).toBe(true);
  expect(isOver(moved, 0.002)).toBe(false);
});

test("a picture that neither side could take fails, but where nothing is judged", () => {
  expect(isOver(untaken, 0.001)).toBe(true);
  expect(isOver(untaken, 1)).toBe(false);
});
