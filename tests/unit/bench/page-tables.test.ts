import { expect, test } from "vitest";
import { overBudget } from "../../bench/page-tables.ts";

const file = (kind: string, bytes: number, isLate = false) => ({ url: "", kind, bytes, isLate });

test("nothing is noted on a page within its budgets", () => {
  const transfers = [file("script", 3072), file("script", 90_000, true)];
  expect(overBudget({ transfers, layoutShift: 0 })).toEqual([]);
});

test("what is too large is named with its size and the limit", () => {
  const transfers = [file("script", 3072), file("script", 1024), file("font", 102_400)];
  expect(overBudget({ transfers, layoutShift: 0.0123 })).toEqual([
    "4.0 KiB of script of its own, at most 3.0 KiB are allowed",
    "100.0 KiB of fonts, at most 48.0 KiB are allowed",
    "the layout shifts by 0.0123",
  ]);
});
