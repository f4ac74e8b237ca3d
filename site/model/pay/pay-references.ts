import { formatDollars, thousands } from "./format-dollars.ts";
import { nameSlug } from "./name-slug.ts";

/** A role's row of the pay data, before it is checked. */
type PayRow = Partial<Record<"role" | "low" | "high" | "average", unknown>>;

/** The rows that have a role. A figure that is none is 0: its own file reports it, and no text that prints it is blamed. */
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

/** What `{{pay.<role>.range}}`, `low`, `high` and `average` stand for: pay at the Midwest baseline, such as $95K-$140K. */
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

/** A range of the pay data, and how to find it typed by hand. */
export interface PayRange {
  role: string;
  pattern: RegExp;
  /** The name by which texts print its figures. */
  reference: string;
}

/** A figure as people type it: `$95K` or `$95,000`. */
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
