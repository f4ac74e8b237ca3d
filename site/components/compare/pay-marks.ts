import type { CSSProperties } from "react";
import type { PayFigures } from "../../../model/pay/state-pay.ts";
import { formatDollars, toPayAxisPosition } from "../../../model/pay/format-dollars.ts";
import type { PayMarks } from "../../../widgets/state-comparison/comparison-data.ts";

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
