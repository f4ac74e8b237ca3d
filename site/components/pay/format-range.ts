import type { PayFigures } from "../../../model/pay/state-pay.ts";
import { formatDollars } from "../../../model/pay/format-dollars.ts";

export function formatRange({ low, high }: PayFigures): string {
  return `${formatDollars(low)}–${formatDollars(high)}`;
}
