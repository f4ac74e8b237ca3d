import type { CSSProperties, ReactNode } from "react";
import { formatDollars } from "../../model/pay/format-dollars.ts";
import type { SeatInputs, SeatCost } from "./seat-cost.ts";
import type { SeatSettings } from "./settings.ts";
import { DimensionTick } from "./dimension-tick.tsx";
import { fillText, formatNumber } from "./format.ts";

interface SeatDrawingProps {
  values: SeatInputs;
  sums: SeatCost;
  months: string;
  texts: SeatSettings["results"];
}

const LEVELS = [100, 75, 50, 25, 0];

/**
 * Draws productivity by working day. Days without an employee and the area above the ramp are hatched. The
 * table contains the same data.
 */
export function SeatDrawing({ values, sums, months, texts }: SeatDrawingProps) {
  const totalDays = values.empty + sums.rampDays || 1;
  const emptyPercent = (values.empty / totalDays) * 100;
  const firstDayPercent = values["first-day"];
  const ticks = [...new Set([0, values.empty, values.empty + sums.rampDays / 2, totalDays].map(Math.round))];
  const style = { "--seat": `${emptyPercent}%`, "--first": `${100 - firstDayPercent}%` } as CSSProperties;
  return (
    <div
      className="graphic mt-5.5 mb-7.5 pl-10 font-mono text-13 leading-120 md:pl-12"
      style={style}
      aria-hidden="true"
    >
      <div className="grid grid-cols-[var(--seat)_minmax(0,1fr)] border-b border-ink *:relative *:min-h-7.5 *:px-1.5 *:pb-2 *:text-center">
        <span>
          <DimensionTick className="left-0" />
          {fillText(texts.days, { count: formatNumber(values.empty) })}
        </span>
        <span>
          <DimensionTick className="left-0" />
          {fillText(texts.rampDays, { months, days: formatNumber(sums.rampDays) })}
          <DimensionTick className="right-0" />
        </span>
      </div>
      <div className="relative mt-5 h-60 border-x border-b-2 border-ink [--hatch:40%] [--pitch:7px]">
        {LEVELS.map((level) => (
          <span
            key={level}
            className="absolute right-full -translate-y-1/2 pr-2"
            style={{ top: `${100 - level}%` }}
          >
            {level}%
          </span>
        ))}
        <div className="hatch absolute inset-y-0 left-0 w-(--seat) border-t border-r border-t-signal-ink border-r-ink [border-top-style:dashed]">
          <SeatLabel className="top-1/2 left-1/2 -translate-1/2 bg-paper">
            <b>{formatDollars(sums.emptyCost)}</b> {texts.empty}
          </SeatLabel>
        </div>
        <div className="absolute inset-y-0 right-0 left-(--seat)">
          <div className="hatch absolute inset-0 [clip-path:polygon(0_0,100%_0,0_var(--first))]" />
          <svg
            className="absolute inset-0 size-full overflow-visible *:[vector-effect:non-scaling-stroke]"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
          >
            <path className="stroke-ink stroke-12" d={`M0 ${100 - firstDayPercent}L100 0`} />
            <path className="stroke-signal stroke-9" d={`M0 ${100 - firstDayPercent}L100 0`} />
          </svg>
          <SeatLabel className="top-1.5 left-[18%] bg-paper">
            <b>{formatDollars(sums.rampCost)}</b> {texts.ramp}
          </SeatLabel>
          <SeatLabel className="right-[12%] bottom-4">{texts.done}</SeatLabel>
        </div>
      </div>
      <div className="relative h-5.5">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute top-1.5 -translate-x-1/2 whitespace-nowrap first:translate-none last:-translate-x-full"
            style={{ left: `${(tick / totalDays) * 100}%` }}
          >
            {tick === 0 ? `${texts.day} 0` : tick}
          </span>
        ))}
      </div>
    </div>
  );
}

function SeatLabel({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p
      className={`absolute px-1.75 py-0.75 text-center font-body text-16 leading-125 font-regular text-ink-2 *:text-22 ${className}`}
    >
      {children}
    </p>
  );
}
