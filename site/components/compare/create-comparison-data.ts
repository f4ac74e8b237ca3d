import { toNameSlug } from "../../../model/to-name-slug.ts";
import { toPayAxisPosition } from "../../../model/pay/format-dollars.ts";
import { payInRegion } from "../../../model/pay/state-pay.ts";
import type { Salaries } from "../../../model/schemas/salaries.ts";
import { fillText } from "../fill-text.ts";
import type { ComparisonProps } from "./comparison-props.ts";
import type { ComparisonData, PayMarks } from "../../../widgets/state-comparison/comparison-data.ts";
import { createPayMarks } from "./pay-marks.ts";

/**
 * Returns the data for the comparison table's script: pay for every role in every region, formatted as in the
 * rows, and screen reader announcements.
 */
export function createComparisonData({
  texts: { table, controls },
  states,
  salaries,
}: ComparisonProps): ComparisonData {
  const { shown, sorted, reversed, pinned, none } = controls;
  const count = states.length;
  return {
    roles: Object.fromEntries(
      salaries.roles.map(({ role, low, high }) => [
        toNameSlug(role),
        {
          column: fillText(table.columns.range, { role }),
          caption: fillText(table.caption, { role, year: salaries.year, count }),
          base: [toPayAxisPosition(low), toPayAxisPosition(high)],
          regions: marksByRegion(salaries, role),
        },
      ]),
    ),
    texts: { shown, sorted, reversed, pinned, none },
  };
}

function marksByRegion(
  salaries: Salaries,
  role: Salaries["roles"][number]["role"],
): Record<string, PayMarks> {
  return Object.fromEntries(
    salaries.regions.map((region) => [
      toNameSlug(region.region),
      createPayMarks(payInRegion(salaries, role, region)),
    ]),
  );
}
