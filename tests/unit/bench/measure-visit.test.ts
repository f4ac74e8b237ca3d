import { expect, test } from "vitest";
import { blockingTime, layoutShift } from "../../bench/measure-visit.ts";

const shift = (startTime: number, value: number) => ({ startTime, value });

test("layout shifts add up while they are less than a second apart", () => {
  expect(layoutShift([])).toBe(0);
  expect(layoutShift([shift(0, 0.1), shift(900, 0.2)])).toBeCloseTo(0.3);
  expect(layoutShift([shift(0, 0.1), shift(1000, 0.2), shift(5000, 0.15)])).toBeCloseTo(0.2);
});

test("no more than five seconds of layout shifts belong together", () => {
  const steady = Array.from({ length: 11 }, (_, index) => shift(index * 600, 0.01));
  expect(layoutShift(steady)).toBeCloseTo(0.09);
});

test("only what a long task takes beyond 50 ms and after the first paint blocks", () => {
  expect(blockingTime([{ startTime: 1000, duration: 120 }], 500)).toBe(70);
  expect(blockingTime([{ startTime: 0, duration: 400 }], 500)).toBe(0);
  expect(blockingTime([{ startTime: 400, duration: 200 }], 500)).toBe(100);
  expect(
    blockingTime(
      [
        { startTime: 600, duration: 60 },
        { startTime: 900, duration: 80 },
      ],
      0,
    ),
  ).toBe(40);
});
