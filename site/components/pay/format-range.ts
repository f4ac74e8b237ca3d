import type { PayFigures } from "../../model/pay/adjust-pay.ts";
import { formatDollars } from "../../model/pay/format-dollars.ts";

/** Formats a pay range, such as `$103,500–$155,250`. */
export function formatRange({ low, high }: PayFigures): string {
  return `${formatDollars(low)}–${formatDollars(high)}`;
}
