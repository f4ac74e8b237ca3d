const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const CENTS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const NUMBER = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Formats `$41,175` or `-$500`, rounded to whole dollars. */
export function dollars(amount: number): string {
  return DOLLARS.format(amount);
}

/** Formats `$540`, or `$541.67` if there are cents. */
export function dollarsAndCents(amount: number): string {
  return (Number.isInteger(amount) ? DOLLARS : CENTS).format(amount);
}

/** Formats `31.25`, with at most two decimals. */
export function number(amount: number): string {
  return NUMBER.format(amount);
}

export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
