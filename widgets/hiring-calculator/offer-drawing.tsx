import type { CSSProperties, ReactNode } from "react";
import type { OfferSettings, Pay } from "./settings.ts";
import { Tick } from "./tick.tsx";
import { dollars, fill } from "./write.ts";

interface OfferDrawingProps {
  offer: number;
  pay: Pay;
  axis: OfferSettings["axis"];
  texts: OfferSettings["results"];
}

/** A beam with the edges of its flanges. */
const BEAM =
  "top-19 left-(--low) h-16.5 border-2 border-ink before:absolute before:inset-x-0 before:inset-y-1.5 before:border-y before:border-ink forced-color-adjust-none";

/** The range as a beam on the one scale of pay, filled up to the offer. The table says the same in words. */
export function OfferDrawing({ offer, pay, axis, texts }: OfferDrawingProps) {
  const at = (amount: number): string =>
    `${Math.min(100, Math.max(0, ((amount - axis.from) / (axis.to - axis.from)) * 100))}%`;
  const ticks = Array.from(
    { length: (axis.to - axis.from) / axis.step + 1 },
    (_, index) => axis.from + index * axis.step,
  );
  const filled = Math.min(pay.high, Math.max(pay.low, offer));
  const style = { "--low": at(pay.low), "--high": at(pay.high) } as CSSProperties;
  const isUnder = offer < pay.average;
  return (
    <div
      className="relative mx-4.5 mt-5.5 mb-7.5 h-75 font-mono text-13 leading-120 *:absolute md:mx-9"
      style={style}
      aria-hidden="true"
    >
      {ticks.map((tick) => (
        <span key={tick} className="top-0 bottom-8.5 w-px bg-line" style={{ left: at(tick) }} />
      ))}
      <OfferLabel className="*:text-24" at={at(offer)} isBefore={isUnder}>
        <b>{dollars(offer)}</b> {texts.offer}
      </OfferLabel>
      <OfferLabel className="*:text-18" at={at(pay.average)} isBefore={!isUnder}>
        <b>{dollars(pay.average)}</b> {texts.average}
      </OfferLabel>
      <span className={`right-[calc(100%-var(--high))] bg-sheet ${BEAM}`} />
      <span className={`border-r-0 bg-signal ${BEAM}`} style={{ right: `calc(100% - ${at(filled)})` }} />
      <span
        className="top-15.5 -ml-[1.5px] h-23.5 w-0.75 bg-ink forced-color-adjust-none"
        style={{ left: at(offer) }}
      />
      <span
        className="top-27.25 size-3.75 -translate-1/2 rotate-45 border-control border-ink bg-sheet forced-color-adjust-none"
        style={{ left: at(pay.average) }}
      />
      <span className="top-38 left-(--low) -translate-x-[40%] md:top-42 md:right-[calc(100%-var(--low))] md:left-auto md:translate-none md:pr-2">
        {dollars(pay.low)}
      </span>
      <span className="top-38 right-[calc(100%-var(--high))] translate-x-[40%] md:top-42 md:right-auto md:left-(--high) md:translate-none md:pl-2">
        {dollars(pay.high)}
      </span>
      <span className="top-45.5 right-[calc(100%-var(--high))] left-(--low) border-b border-ink text-center md:top-43.75">
        <Tick className="left-0" />
        <Tick className="right-0" />
        <span className="absolute inset-x-0 top-3">
          <span className="bg-paper">{fill(texts.range, { range: dollars(pay.high - pay.low) })}</span>
        </span>
      </span>
      <span className="inset-x-0 bottom-6 h-2 border border-ink bg-[repeating-linear-gradient(90deg,var(--color-ink)_0_16.667%,transparent_16.667%_33.333%)] forced-color-adjust-none" />
      {ticks.map((tick, index) => (
        <span
          key={tick}
          // A phone has room for every other one, the last among them.
          className={`bottom-0 -translate-x-1/2 ${(ticks.length - index) % 2 === 0 ? "max-md:hidden" : ""}`}
          style={{ left: at(tick) }}
        >
          ${tick / 1000}K
        </span>
      ))}
    </div>
  );
}

interface OfferLabelProps {
  /** Of the amount. */
  className: string;
  at: string;
  /** Left of its place, where the other label is to the right. */
  isBefore: boolean;
  children: ReactNode;
}

/** An amount with what it is, beside its place but within the drawing. */
function OfferLabel({ className, at, isBefore, children }: OfferLabelProps) {
  const style = isBefore
    ? { right: `calc(100% - min(100% - 20px, max(110px, ${at})) + 8px)` }
    : { left: `calc(min(100% - 110px, ${at}) + 12px)` };
  return (
    <p
      className={`top-2 font-body text-16 leading-120 font-regular text-ink-2 *:block *:font-head *:leading-116 *:font-heading *:text-ink ${className} ${isBefore ? "text-right" : ""}`}
      style={style}
    >
      {children}
    </p>
  );
}
