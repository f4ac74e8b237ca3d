import {
  type ComparisonView,
  type ComparisonSort,
  COMPARED_FACT_NAMES,
  toFactSlug,
} from "../../../model/pay/comparison.ts";
import type { Compare } from "../../../model/schemas/compare.ts";
import type { Salaries } from "../../../model/schemas/salaries.ts";
import type { State } from "../../../model/schemas/state.ts";
import type { CSSProperties } from "react";
import type { PayFigures } from "../../../model/pay/state-pay.ts";
import { formatDollars, toPayAxisPosition } from "../../../model/pay/format-dollars.ts";
import type { PayMarks } from "../../../widgets/state-comparison/comparison-data.ts";

export interface ComparisonProps {
  texts: Compare;
  states: readonly State[];
  salaries: Salaries;
  view: ComparisonView;
}

export function getColumnName({ table: { columns } }: Compare, sort: ComparisonSort): string {
  if (sort === "name") return columns.state;
  if (sort === "region") return columns.region;
  if (sort === "pay") return columns.average;
  const fact = COMPARED_FACT_NAMES.find((name) => toFactSlug(name) === sort);
  return fact === undefined ? sort : columns[fact];
}

export function createPayMarks({ low, average, high }: PayFigures): PayMarks {
  return {
    low: String(low / 1000),
    high: String(high / 1000),
    average: formatDollars(average),
    range: `${formatDollars(low)} to ${formatDollars(high)}`,
    at: [toPayAxisPosition(low), toPayAxisPosition(average), toPayAxisPosition(high)],
    dollars: average,
  };
}

export function createPayMarkStyles({ at: [low, average, high] }: Pick<PayMarks, "at">): CSSProperties {
  return { "--low": low, "--average": average, "--high": high } as CSSProperties;
}
