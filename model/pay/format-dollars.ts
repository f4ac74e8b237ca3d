const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Formats an amount in dollars, such as 129375 as `$129,375`. */
export function formatDollars(dollars: number): string {
  return DOLLARS.format(dollars);
}

/** Formats an amount in thousands, such as 117500 as `$117.5K`, rounded to hundreds. */
export function formatThousands(dollars: number): string {
  return `$${formatThousandsWithoutUnits(dollars)}K`;
}

/** Formats an amount in thousands without `$` and `K`, such as 117500 as `117.5`. */
export function formatThousandsWithoutUnits(dollars: number): string {
  return String(Math.round(dollars / 100) / 10);
}
