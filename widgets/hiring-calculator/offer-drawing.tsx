import type { CSSProperties } from "react";
import type { PayFigures } from "../../model/pay/state-pay.ts";
import { formatDollars } from "../../model/pay/format-dollars.ts";
import { fillText, type OfferSettings } from "./settings.ts";
import { DimensionTick } from "./drawings.tsx";

interface OfferDrawingProps {
  offer: number;
  pay: PayFigures;
  axis: OfferSettings["axis"];
  texts: OfferSettings["results"];
}

/**
 * Draws the published range as a beam on the pay scale, filled up to the offer. The table contains the same
 * data.
 */
export function OfferDrawing({ offer, pay, axis, texts }: OfferDrawingProps) {
  const toPosition = (amount: number): string =>
    `${Math.min(100, Math.max(0, ((amount - axis.from) / (axis.to - axis.from)) * 100))}%`;
  const ticks = Array.from(
    { length: (axis.to - axis.from) / axis.step + 1 },
    (_, index) => axis.from + index * axis.step,
  );
  const clampedOffer = Math.min(pay.high, Math.max(pay.low, offer));
  const style = {
    "--low": toPosition(pay.low),
    "--high": toPosition(pay.high),
    "--average": toPosition(pay.average),
    "--offer": toPosition(offer),
    "--filled": toPosition(clampedOffer),
  } as CSSProperties;
  const isBelowAverage = offer < pay.average;
  return (
    <div
      className="offer graphic relative mx-4.5 mt-5.5 mb-7.5 h-75 font-mono text-13 leading-120 *:absolute md:mx-9"
      style={style}
      aria-hidden="true"
    >
      {ticks.map((tick) => (
        <span key={tick} className="offer-line" style={{ left: toPosition(tick) }} />
      ))}
      <p
        className={isBelowAverage ? "before" : "after"}
        style={{ "--at": toPosition(offer) } as CSSProperties}
      >
        <b>{formatDollars(offer)}</b> {texts.offer}
      </p>
      <p
        className={isBelowAverage ? "after" : "before"}
        style={{ "--at": toPosition(pay.average) } as CSSProperties}
      >
        <b>{formatDollars(pay.average)}</b> {texts.average}
      </p>
      <span className="offer-beam" />
      <span className="offer-filled" />
      <span className="offer-mark" />
      <span className="offer-average" />
      <span className="low">{formatDollars(pay.low)}</span>
      <span className="high">{formatDollars(pay.high)}</span>
      <span className="offer-chain">
        <DimensionTick className="left-0" />
        <DimensionTick className="right-0" />
        <span className="relative top-3 bg-paper">
          {fillText(texts.range, { range: formatDollars(pay.high - pay.low) })}
        </span>
      </span>
      <span className="offer-scale" />
      {ticks.map((tick) => (
        <span key={tick} className="offer-tick" style={{ left: toPosition(tick) }}>
          ${tick / 1000}K
        </span>
      ))}
    </div>
  );
}
