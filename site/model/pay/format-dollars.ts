const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** `$129,375` from 129375. */
export function formatDollars(dollars: number): string {
  return DOLLARS.format(dollars);
}

/** `$117.5K` from 117500, rounded to hundreds. */
export function thousands(dollars: number): string {
  return `$${thousandsNumber(dollars)}K`;
}

/** `117.5` from 117500. */
export function thousandsNumber(dollars: number): string {
  return String(Math.round(dollars / 100) / 10);
}
