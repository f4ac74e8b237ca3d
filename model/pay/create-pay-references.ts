import { unreadNames } from "../source/references.ts";
import { adjustPay } from "./state-pay.ts";
import { formatDollars, formatThousands } from "./format-dollars.ts";
import { toSlug } from "../slug.ts";
import * as z from "zod";

/**
 * Returns the values of the pay placeholders:
 * - `{{pay.<role>.range}}`, `low`, `high` and `average`: pay at the Midwest baseline, such as $95K-$140K
 * - `{{pay.<role>.<region>.low}}`, `high` and `average`: pay with the region's premium; `raise`: what the
 * premium adds to the average
 * - `{{pay.<specialization>.range}}`, `low` and `high`: pay of a specialization, such as a heavy civil estimator
 * - `{{premiums.<region>}}`: the premium, such as 20%
 */
export function createPayReferences(salaries: unknown): Map<string, string> {
  const table = new Map<string, string>();
  const regions = readPremiumRows(salaries);
  for (const { region, premium } of regions) table.set(`premiums.${toSlug(region)}`, `${premium}%`);
  for (const { role, ...baseline } of readPayRows(salaries)) {
    const name = `pay.${toSlug(role)}`;
    table.set(`${name}.range`, `${formatThousands(baseline.low)}-${formatThousands(baseline.high)}`);
    for (const [figure, dollars] of Object.entries(baseline))
      table.set(`${name}.${figure}`, formatThousands(dollars));
    // The check of the pay data file reports figures that would need rounding.
    if (Object.values(baseline).some((dollars) => dollars % 100 !== 0)) {
      table.set(unreadNames(name), "");
      continue;
    }
    for (const { region, premium } of regions) {
      const adjustedPay = adjustPay(baseline, premium);
      const figures = { ...adjustedPay, raise: adjustedPay.average - baseline.average };
      for (const [figure, dollars] of Object.entries(figures))
        table.set(`${name}.${toSlug(region)}.${figure}`, formatDollars(dollars));
    }
  }
  for (const { slug, low, high } of readSpecializationRows(salaries)) {
    const name = `pay.${slug}`;
    table.set(`${name}.range`, `${formatThousands(low)}-${formatThousands(high)}`);
    table.set(`${name}.low`, formatThousands(low));
    table.set(`${name}.high`, formatThousands(high));
  }
  return table;
}

const dollars = z.number().catch(0);
const PayRowSchema = z.object({ role: z.string(), low: dollars, high: dollars, average: dollars });
const SpecializationRowSchema = z.object({ slug: z.string(), low: dollars, high: dollars });
const PremiumRowSchema = z.object({ region: z.string(), premium: z.int() });

/** Returns the valid rows of unvalidated data. The check of the pay data file reports all other rows. */
const readRows = <Row>(rows: unknown, schema: z.ZodType<Row>): Row[] =>
  Array.isArray(rows) ? rows.flatMap((row) => schema.safeParse(row).data ?? []) : [];

type PayData = { roles?: unknown; regions?: unknown; specializations?: unknown } | null | undefined;

/** Returns the roles with their pay, in which an invalid figure is 0. */
export const readPayRows = (salaries: unknown) => readRows((salaries as PayData)?.roles, PayRowSchema);

/** Returns the specializations with their ranges, in which an invalid figure is 0. */
export const readSpecializationRows = (salaries: unknown) =>
  readRows((salaries as PayData)?.specializations, SpecializationRowSchema);

/** Returns the regions that have a name and a premium in whole percent. */
export const readPremiumRows = (salaries: unknown) =>
  readRows((salaries as PayData)?.regions, PremiumRowSchema);
