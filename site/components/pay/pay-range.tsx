import type { PayFigures } from "../../model/pay/adjust-pay.ts";
import { formatDollars } from "../../model/pay/format-dollars.ts";

/** `$103,500–$155,250` */
export function formatRange({ low, high }: PayFigures): string {
  return `${formatDollars(low)}–${formatDollars(high)}`;
}

interface PayRangeProps {
  pay: PayFigures | undefined;
  /** What is said where nothing is published. */
  missing: string;
}

/** A range in whole dollars with its average beneath. */
export function PayRange({ pay, missing }: PayRangeProps) {
  if (pay === undefined) return <span className="text-ink-2">{missing}</span>;
  return (
    <>
      {formatRange(pay)}
      <span className="text-16 text-ink-2 max-md:ml-1.5 md:block">avg {formatDollars(pay.average)}</span>
    </>
  );
}
