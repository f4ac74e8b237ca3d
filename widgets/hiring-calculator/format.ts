import { formatDollars } from "../../model/pay/format-dollars.ts";

const CENTS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const NUMBER = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Formats dollars, with cents if there are any: `$540`, `$541.67`. */
export function formatDollarsAndCents(amount: number): string {
  return Number.isInteger(amount) ? formatDollars(amount) : CENTS.format(amount);
}

/** Formats a number with at most two decimals: `31.25`. */
export function formatNumber(amount: number): string {
  return NUMBER.format(amount);
}

export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
