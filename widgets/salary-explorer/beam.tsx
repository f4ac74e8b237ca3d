import type { ReactNode } from "react";
import { formatDollars, thousands } from "../../site/model/pay/format-dollars.ts";
import { at, fill, lengthOf, ticks } from "./format.ts";
import { useExplorer, useTexts } from "./pay-context.ts";
import { Ruler } from "./ruler.tsx";

/** Heights in pixels: the beam, the ghost of the baseline beneath it, and the scale. */
const DETAILED = { top: 62, height: 76, ghost: 208, ghostHeight: 34, foot: 302, diamond: 18 };
const PLAIN = { top: 50, height: 54, ghost: 126, ghostHeight: 22, foot: 192, diamond: 13 };

const MARKS = ["low", "average", "high"] as const;

/** The range as a beam on the scale, set off from the dashed baseline. Every value is printed beside its mark. */
export function Beam({ isDetailed = false }: { isDetailed?: boolean }) {
  const { band, base, pay, baseline, at: place } = useExplorer().finding;
  const texts = useTexts();
  const { top, height, ghost, ghostHeight, foot, diamond } = isDetailed ? DETAILED : PLAIN;
  const range = band ?? pay;
  const average = band ? undefined : pay?.average;
  const bottom = top + height;
  const middle = ghost + ghostHeight / 2;
  const edge = (mark: string): number => (mark === "average" ? middle : ghost);
  return (
    <svg className="pay-beam" height={foot + 30} aria-hidden="true" focusable="false">
      {ticks().map((tick) => (
        <Upright key={tick} className="pay-grid" dollars={tick} from={40} to={foot} />
      ))}
      {range && (
        <>
          <line x1={at(range.low)} x2={at(range.high)} y1="38" y2="38" />
          <rect className="pay-chosen" x={at(range.low)} y={top} width={lengthOf(range)} height={height} />
          {[top + 9, bottom - 9].map((y) => (
            <line key={y} className="pay-on" x1={at(range.low)} x2={at(range.high)} y1={y} y2={y} />
          ))}
          {ticks(10_000)
            .filter((tick) => tick > range.low && tick < range.high)
            .map((tick) => (
              <Upright key={tick} className="pay-on pay-fine" dollars={tick} from={top + 9} to={bottom - 9} />
            ))}
          {[range.low, range.high, average].map(
            (end) =>
              end !== undefined && (
                <svg key={end} x={at(end)}>
                  <path d={`M0 26V${top}`} />
                  <path className="pay-tick" d="M-6 44 6 32" />
                </svg>
              ),
          )}
          {[range.low, range.high].map((end) => (
            <Label key={end} className="pay-end" dollars={end} y={18}>
              {band ? thousands(end) : formatDollars(end)}
            </Label>
          ))}
        </>
      )}
      {average !== undefined && (
        <>
          <Label className="pay-end pay-mid" dollars={average} y={18}>
            {formatDollars(average)}
          </Label>
          <Diamond className="pay-mark" dollars={average} y={top + height / 2} size={diamond} />
        </>
      )}
      {!band && place.region?.premium !== 0 && (
        <g className="pay-ghost">
          <rect x={at(base.low)} y={ghost} width={lengthOf(base)} height={ghostHeight} />
          <Diamond dollars={base.average} y={middle} size={diamond / 2} />
          {pay &&
            MARKS.map((mark) => (
              <line key={mark} x1={at(pay[mark])} x2={at(base[mark])} y1={bottom} y2={edge(mark)} />
            ))}
          {isDetailed &&
            MARKS.map((mark) => (
              <Label key={mark} className="pay-wide" dollars={base[mark]} y={ghost + ghostHeight + 20}>
                {formatDollars(base[mark])}
              </Label>
            ))}
          {isDetailed &&
            pay &&
            MARKS.map((mark) => (
              <Label
                key={mark}
                className="pay-wide pay-delta"
                dollars={(pay[mark] + base[mark]) / 2}
                y={(bottom + edge(mark)) / 2 + 5}
              >
                +{formatDollars(pay[mark] - base[mark])}
              </Label>
            ))}
          {isDetailed && (
            <svg x={at(base.high)} y={middle + 5}>
              <text className="pay-wide pay-name" x="18">
                {fill(texts.baseline, { region: baseline })}
              </text>
            </svg>
          )}
          <Label
            className={isDetailed ? "pay-narrow" : ""}
            dollars={base.average}
            y={ghost + ghostHeight + 20}
          >
            {fill(texts.baselineRange, {
              region: baseline,
              low: formatDollars(base.low),
              high: formatDollars(base.high),
            })}
          </Label>
        </g>
      )}
      <Ruler y={foot} />
    </svg>
  );
}

interface MarkProps {
  dollars: number;
  className?: string;
}

function Label({ dollars, y, className, children }: MarkProps & { y: number; children: ReactNode }) {
  return (
    <text className={className} x={at(dollars)} y={y}>
      {children}
    </text>
  );
}

function Upright({ dollars, className, from, to }: MarkProps & { from: number; to: number }) {
  return <line className={className} x1={at(dollars)} x2={at(dollars)} y1={from} y2={to} />;
}

function Diamond({ dollars, className, y, size }: MarkProps & { y: number; size: number }) {
  return (
    <svg x={at(dollars)} y={y}>
      <path className={className} d={`M0 ${-size} ${size} 0 0 ${size} ${-size} 0Z`} />
    </svg>
  );
}
