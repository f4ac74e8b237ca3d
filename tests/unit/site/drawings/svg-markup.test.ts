import { describe, expect, it } from "vitest";
import { pathData, roundToTenth } from "../../../../site/drawings/svg-markup.ts";

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
