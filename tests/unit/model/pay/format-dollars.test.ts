import { expect, it } from "vitest";
import { formatDollars, formatDollarsAndCents, formatNumber } from "../../../../model/pay/format-dollars.ts";

const AMOUNTS = [
  0, 0.004, 0.005, 0.5, 1, 1.005, 31.25, 38.5, 99.995, 541.666_666, 999, 999.5, 1_000, 12_345.678, 129_375,
  999_999.999, 1_234_567, 987_654_321.5, -12_345.6, -0.75,
];
const format = (options: Intl.NumberFormatOptions, amount: number): string =>
  new Intl.NumberFormat("en-US", options).format(amount);
const DOLLARS = { style: "currency", currency: "USD" } as const;

it.each(AMOUNTS)("%d is written as browsers write it in the US", (amount) => {
  expect(formatNumber(amount)).toBe(format({ maximumFractionDigits: 2 }, amount));
  expect(formatDollars(amount)).toBe(format({ ...DOLLARS, maximumFractionDigits: 0 }, amount));
  const decimals = Number.isInteger(amount) ? 0 : 2;
  expect(formatDollarsAndCents(amount)).toBe(
    format({ ...DOLLARS, maximumFractionDigits: decimals, minimumFractionDigits: decimals }, amount),
  );
});
