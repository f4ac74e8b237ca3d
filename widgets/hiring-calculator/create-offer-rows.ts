import type { PayFigures } from "../../model/pay/state-pay.ts";
import { formatDollars } from "../../model/pay/format-dollars.ts";
import { computeRaise } from "./compute-raise.ts";
import type { OfferRole, OfferSettings } from "./settings.ts";
import type { TakeoffRow } from "./takeoff-table.tsx";
import { fillText, formatNumber } from "./format.ts";

interface OfferDetails {
  role: OfferRole;
  pay: PayFigures | undefined;
  premium: number | undefined;
  band: OfferRole["bands"][number] | undefined;
  offer: number;
  currentPay: number;
}

function differenceRow(minuend: number, subtrahend: number, name: string, otherName: string): TakeoffRow {
  const isMinuendLarger = minuend >= subtrahend;
  return {
    name: isMinuendLarger ? name : otherName,
    quantity: formatDollars(isMinuendLarger ? minuend : subtrahend),
    rate: `− ${formatDollars(isMinuendLarger ? subtrahend : minuend)}`,
    amount: formatDollars(Math.abs(minuend - subtrahend)),
  };
}

export function createOfferRows(
  { rows }: OfferSettings,
  { role, pay, premium, band, offer, currentPay }: OfferDetails,
): TakeoffRow[] {
  const raise = computeRaise(offer, currentPay);
  const bandText = (text: string) => fillText(text, { band: band?.name ?? "" });
  const factor = `× ${formatNumber(1 + (premium ?? 0) / 100)}`;
  return [
    ...(pay === undefined
      ? []
      : [
          ...(["low", "average", "high"] as const).map((figure) => ({
            name: rows[figure],
            quantity: formatDollars(role.baseline[figure]),
            rate: factor,
            amount: formatDollars(pay[figure]),
          })),
          differenceRow(offer, pay.low, rows.overLow, rows.underLow),
          differenceRow(pay.high, offer, rows.toHigh, rows.overHigh),
        ]),
    ...(band === undefined
      ? []
      : [
          differenceRow(offer, band.low, bandText(rows.bandLow), bandText(rows.bandUnder)),
          differenceRow(band.high, offer, bandText(rows.bandHigh), bandText(rows.bandOver)),
        ]),
    {
      ...differenceRow(offer, currentPay, rows.raise, rows.cut),
      amount: `${formatDollars(Math.abs(raise.dollars))} (${formatNumber(Math.abs(raise.percent))}%)`,
    },
  ];
}
