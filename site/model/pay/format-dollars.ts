const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Formats 129375 as `$129,375`. */
export function formatDollars(dollars: number): string {
  return DOLLARS.format(dollars);
}

/** Formats 117500 as `$117.5K`, rounded to hundreds. */
export function thousands(dollars: number): string {
  return `$${thousandsNumber(dollars)}K`;
}

/** Formats 117500 as `117.5`. */
export function thousandsNumber(dollars: number): string {
  return String(Math.round(dollars / 100) / 10);
}
