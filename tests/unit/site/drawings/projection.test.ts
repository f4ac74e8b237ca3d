import { describe, expect, it } from "vitest";
import { pathData, roundToTenth } from "../../../../site/drawings/kernel/path-data.ts";
import { project } from "../../../../site/drawings/kernel/projection.ts";

it("the isometric projection maps x to right and down, y to left and down, and z to up", () => {
  const [rightward, down] = project([1, 0, 0], 10);
  expect(rightward).toBeCloseTo(8.66, 2);
  expect(down).toBeCloseTo(5, 5);
  expect(project([0, 1, 0], 10)).toEqual([-rightward, down]);
  expect(project([0, 0, 1], 10)).toEqual([0, -10]);
});

describe("path data", () => {
  it("is written in relative coordinates with one decimal", () => {
    expect(
      pathData(
        [
          [0, 0],
          [10.04, 0.5],
          [10, -3],
        ],
        true,
      ),
    ).toBe("M0 0l10 .5 0-3.5z");
  });

  it("does not accumulate rounding errors along a long line", () => {
    const points = Array.from({ length: 101 }, (_, index) => [index * 0.14, 0] as const);
    const steps = pathData(points).replace("M0 0l", "").trim().split(/ 0 ?/).filter(Boolean).map(Number);
    const end = steps.reduce((sum, step) => sum + step, 0);
    expect(roundToTenth(end)).toBe(14);
  });
});
