import { expect, test } from "vitest";
import { measureHeights } from "../../../../widgets/partner-configurator/measure-heights.ts";

test("each measured height applies only from a width that leaves room for a slightly wider font", () => {
  const heights = measureHeights((width) => (width < 500 ? 700.2 : 640));
  expect(heights[0]).toEqual([0, 701]);
  expect(heights).toHaveLength(2);
  const [width, height] = heights[1] ?? [0, 0];
  // A font that is 8% wider than the measured one must still fit.
  expect(width * 0.92).toBeGreaterThanOrEqual(500);
  expect(height).toBe(640);
});
