import { formatDollars, thousands } from "./format-dollars.ts";
import { nameSlug } from "./name-slug.ts";

/** An unvalidated row of the pay data. */
type PayRow = Partial<Record<"role" | "low" | "high" | "average", unknown>>;

/**
 * Rows with a role. Invalid figures become 0: they are reported in their own file, not in texts that use
 * them.
 */
function payRows(salaries: unknown): { role: string; low: number; high: number; average: number }[] {
  const rows = (salaries as { roles?: unknown } | null | undefined)?.roles;
  const figure = (value: unknown): number => (typeof value === "number" ? value : 0);
  return (Array.isArray(rows) ? (rows as (PayRow | null)[]) : []).flatMap((row) => {
    const { role, low, high, average } = row ?? {};
    return typeof role === "string"
      ? [{ role, low: figure(low), high: figure(high), average: figure(average) }]
      : [];
  });
}

/**
 * Values of `{{pay.<role>.range}}`, `low`, `high` and `average`: pay at the Midwest baseline, such as
 * $95K-$140K.
 */
export function payReferences(salaries: unknown): Map<string, string> {
  const table = new Map<string, string>();
  for (const { role, low, high, average } of payRows(salaries)) {
    const figures = { low, high, average };
    const name = `pay.${nameSlug(role)}`;
    table.set(`${name}.range`, `${thousands(low)}-${thousands(high)}`);
    for (const [figure, dollars] of Object.entries(figures))
      table.set(`${name}.${figure}`, thousands(dollars));
  }
  return table;
}

/** A range of the pay data, with patterns for typed copies. */
export interface PayRange {
  role: string;
  pattern: RegExp;
  /** Its placeholder. */
  reference: string;
}

/** Pattern of a typed figure: `$95K` or `$95,000`. */
const typed = (dollars: number): string =>
  `(?:${[thousands(dollars), formatDollars(dollars)].map((text) => text.replace(/[$.]/g, "\\$&")).join("|")})`;

/** The ranges of all roles at the baseline. */
export function payRanges(salaries: unknown): PayRange[] {
  return payRows(salaries).map(({ role, low, high }) => ({
    role,
    pattern: new RegExp(`${typed(low)}(?: ?[-\u2013] ?| to )${typed(high)}`),
    reference: `pay.${nameSlug(role)}`,
  }));
}
