import { adjustPay } from "../pay/state-pay.ts";
import { formatDollars, formatThousands } from "../pay/format-dollars.ts";
import { toNameSlug } from "../to-name-slug.ts";
import { readPayRows, readPremiumRows } from "../pay/create-pay-references.ts";

export type PayPatterns = ReturnType<typeof createPayPatterns>;
export type PayFigure = PayPatterns["ranges"][number];
export type RegionPremium = PayPatterns["premiums"][number];

const escape = (text: string): string => text.replace(/[$.]/g, "\\$&");
const END = String.raw`(?![\d.,]*[\dKM])`;

/** Returns a pattern that matches an amount, whether typed as `$95K` or `$95,000`. */
const dollarsPattern = (dollars: number): string =>
  `(?:${escape(formatThousands(dollars))}|${escape(formatDollars(dollars))})${END}`;

/**
 * Builds the patterns from unvalidated pay data. Skips invalid rows, which the check of the pay data file
 * reports.
 */
export function createPayPatterns(salaries: unknown) {
  const roles = readPayRows(salaries).filter((row) => Object.values(row).every((value) => value !== 0));
  const premiums = readPremiumRows(salaries).map((row) => ({
    ...row,
    expected: `{{premiums.${toNameSlug(row.region)}}}`,
  }));
  // Pay ranges at the baseline, such as `$95K-$140K`.
  const ranges = roles.map(({ role, low, high }) => {
    const name = `pay.${toNameSlug(role)}`;
    return {
      role,
      pattern: new RegExp(`${dollarsPattern(low)}(?: ?[-\u2013] ?| to )${dollarsPattern(high)}`),
      expected: `{{${name}.range}}, or {{${name}.low}} and {{${name}.high}}`,
    };
  });
  // Amounts such as `$117.5K`: average pay at the baseline, and average, low and high pay in each region.
  const amounts = roles.flatMap(({ role, ...baseline }) => {
    const name = `pay.${toNameSlug(role)}`;
    const isInHundreds = Object.values(baseline).every((dollars) => dollars % 100 === 0);
    const regionalPatterns = (isInHundreds ? premiums : [])
      .filter(({ premium }) => premium > 0)
      .flatMap(({ region, premium }) =>
        Object.entries({ ...adjustPay(baseline, premium) }).map(([figure, dollars]) => ({
          pattern: dollarsPattern(dollars),
          reference: `${toNameSlug(region)}.${figure}`,
        })),
      );
    return [
      { pattern: escape(formatThousands(baseline.average)) + END, reference: "average" },
      { pattern: escape(formatDollars(baseline.average)) + END, reference: "midwest.average" },
      ...regionalPatterns,
    ].map(({ pattern, reference }) => ({
      role,
      pattern: new RegExp(pattern),
      expected: `{{${name}.${reference}}}`,
    }));
  });
  return { ranges, amounts, premiums };
}
