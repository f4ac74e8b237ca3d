import { expect, test } from "vitest";
import { overBudget } from "../../bench/pages/over-budget.ts";

const file = (kind: string, bytes: number, isLate = false) => ({ url: "", kind, bytes, isLate });

test("a page within its budgets has nothing said about it", () => {
  const transfers = [file("script", 3072), file("script", 90_000, true), file("stylesheet", 14_336)];
  expect(overBudget({ transfers, layoutShift: 0 })).toEqual([]);
});

test("what is too heavy is named with its weight and what is allowed", () => {
  const transfers = [file("stylesheet", 10_240), file("stylesheet", 10_240), file("font", 102_400)];
  expect(overBudget({ transfers, layoutShift: 0.0123 })).toEqual([
    "20.0 KiB of CSS, at most 14.0 KiB are allowed",
    "100.0 KiB of fonts, at most 80.0 KiB are allowed",
    "the layout shifts by 0.0123",
  ]);
});
