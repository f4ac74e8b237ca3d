import { toSlug } from "../slug.ts";
import type { Layout } from "../schemas/layout.ts";

/**
 * Formats a number as in the US, with at most two decimals, such as 1234.5 as `1,234.5`. Does not use `Intl`, whose first
 * format reads the locale's data for about 15 ms, on a phone 60 ms in which a visitor's keys are delayed.
 */
export function formatNumber(amount: number): string {
  return formatSign(amount) + groupDigits(round(Math.abs(amount), 2));
}

/** Formats an amount in whole dollars, such as 129375 as `$129,375`. */
export function formatDollars(dollars: number): string {
  return `${formatSign(dollars)}$${groupDigits(round(Math.abs(dollars), 0))}`;
}

/** Formats an amount in dollars, with cents if there are any: `$540`, `$541.50`. */
export function formatDollarsAndCents(dollars: number): string {
  if (Number.isInteger(dollars)) return formatDollars(dollars);
  return `${formatSign(dollars)}$${groupDigits(round(Math.abs(dollars), 2).toFixed(2))}`;
}

const formatSign = (amount: number): string => (amount < 0 ? "-" : "");

/** Rounds the number's decimal digits, so that 1.005, which is stored as 1.00499…, becomes 1.01. */
const round = (amount: number, decimals: number): number =>
  Number(`${Math.round(Number(`${amount}e${decimals}`))}e-${decimals}`);

function groupDigits(amount: number | string): string {
  const [whole = "", decimals] = String(amount).split(".");
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return groups.join(",") + (decimals === undefined ? "" : `.${decimals}`);
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
