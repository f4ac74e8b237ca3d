import { adjustPay } from "./adjust-pay.ts";
import { formatDollars, formatThousands } from "./format-dollars.ts";
import { toNameSlug } from "../to-name-slug.ts";
import { readPayRows, readPremiumRows } from "./pay-rows.ts";

/**
 * Returns the values of the pay placeholders:
 * - `{{pay.<role>.range}}`, `low`, `high` and `average`: pay at the Midwest baseline, such as $95K-$140K
 * - `{{pay.<role>.<region>.low}}`, `high` and `average`: pay with the region's premium; `raise`: what the
 * premium adds to the average
 * - `{{premiums.<region>}}`: the premium, such as 20%
 */
export function createPayReferences(salaries: unknown): Map<string, string> {
  const table = new Map<string, string>();
  const regions = readPremiumRows(salaries);
  for (const { region, premium } of regions) table.set(`premiums.${toNameSlug(region)}`, `${premium}%`);
  for (const { role, ...baseline } of readPayRows(salaries)) {
    const name = `pay.${toNameSlug(role)}`;
    table.set(`${name}.range`, `${formatThousands(baseline.low)}-${formatThousands(baseline.high)}`);
    for (const [figure, dollars] of Object.entries(baseline))
      table.set(`${name}.${figure}`, formatThousands(dollars));
    // The check of the pay data file reports figures that would need rounding.
    if (Object.values(baseline).some((dollars) => dollars % 100 !== 0)) continue;
    for (const { region, premium } of regions) {
      const adjustedPay = adjustPay(baseline, premium);
      const figures = { ...adjustedPay, raise: adjustedPay.average - baseline.average };
      for (const [figure, dollars] of Object.entries(figures))
        table.set(`${name}.${toNameSlug(region)}.${figure}`, formatDollars(dollars));
    }
  }
  return table;
}
