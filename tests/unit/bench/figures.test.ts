import { expect, test } from "vitest";
import { median, medianOf } from "../../bench/figures.ts";

test("the median is the middle figure, whatever the order", () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([10, 9, 100, 1])).toBe(9.5);
  expect(median([7])).toBe(7);
});

test("the median of no figures is refused", () => {
  expect(() => median([])).toThrow("No figures");
});

test("the median of runs is that of one of their figures", () => {
  expect(medianOf([{ time: 3 }, { time: 1 }, { time: 2 }], ({ time }) => time)).toBe(2);
});
