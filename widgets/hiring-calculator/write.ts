const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const CENTS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const NUMBER = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** `$41,175`, and `-$500`; to the whole dollar. */
export function dollars(amount: number): string {
  return DOLLARS.format(amount);
}

/** `$540`, or `$541.67` where it is no whole dollar. */
export function dollarsAndCents(amount: number): string {
  return (Number.isInteger(amount) ? DOLLARS : CENTS).format(amount);
}

/** `31.25`, to two decimals. */
export function number(amount: number): string {
  return NUMBER.format(amount);
}

/** Fills the names in braces of a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
