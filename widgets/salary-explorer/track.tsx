import { at } from "./format.ts";
import type { PayFigures } from "../../site/model/pay/adjust-pay.ts";

/** A range on the scale: slashed ends, and a diamond for the average. */
export function Track({ pay, base, isChosen }: { pay: PayFigures; base?: PayFigures; isChosen: boolean }) {
  return (
    <svg className="pay-track" aria-hidden="true" focusable="false">
      {base &&
        [base.low, base.high].map((end) => (
          <line key={end} className="pay-ghost" x1={at(end)} x2={at(end)} y1="0" y2="24" />
        ))}
      <line x1={at(pay.low)} x2={at(pay.high)} y1="12" y2="12" />
      {[pay.low, pay.high].map((end) => (
        <svg key={end} x={at(end)}>
          <path className="pay-tick" d="M-5 17 5 7" />
        </svg>
      ))}
      <svg x={at(pay.average)}>
        <path className={isChosen ? "pay-chosen" : "pay-solid"} d="M-6 12 0 6 6 12 0 18Z" />
      </svg>
    </svg>
  );
}
