import { toSlug } from "../slug.ts";
import type { Layout } from "../schemas/layout.ts";

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

/** Names of roles and places in the language of a page. Pay data uses the English names as keys. */
export type PayNames = Pick<Layout["pay"], "roles" | "places">;

export const getRoleName = ({ roles }: PayNames, role: string): string => roles[toSlug(role)] ?? role;

/** Returns a demand label in the language of a page. */
export const getDemandName = ({ demand }: Pick<Layout["pay"], "demand">, level: string): string =>
  demand[toSlug(level)] ?? level;

export const getPlaceName = ({ places }: PayNames, name: string): string => places[toSlug(name)] ?? name;

/** Bounds and tick spacing, in dollars, of the axis that all pay charts share. */
export const PAY_AXIS = { from: 60_000, to: 180_000, step: 20_000 } as const;

/** Returns an amount's position on the axis as a CSS percentage. */
export function toPayAxisPosition(dollars: number): string {
  const { from, to } = PAY_AXIS;
  return `${Math.round(((dollars - from) / (to - from)) * 10_000) / 100}%`;
}
