import type { CSSProperties } from "react";
import type { SeatInputs, SeatSums } from "./seat-sums.ts";
import type { SeatSettings } from "./settings.ts";
import { dollars, fill, number } from "./write.ts";

interface SeatDrawingProps {
  values: SeatInputs;
  sums: SeatSums;
  /** The ramp in words. */
  months: string;
  texts: SeatSettings["results"];
}

const LEVELS = [100, 75, 50, 25, 0];

/** Days to the right, work done upward: the empty days and the corner above the ramp are hatched. The table says the same in words. */
export function SeatDrawing({ values, sums, months, texts }: SeatDrawingProps) {
  const all = values.empty + sums.rampDays || 1;
  const seat = (values.empty / all) * 100;
  const first = values["first-day"];
  const ticks = [...new Set([0, values.empty, values.empty + sums.rampDays / 2, all].map(Math.round))];
  const style = { "--seat": `${seat}%`, "--first": `${100 - first}%` } as CSSProperties;
  return (
    <div className="seat-drawing" style={style} aria-hidden="true">
      <div className="seat-chain">
        <span>{fill(texts.days, { count: number(values.empty) })}</span>
        <span>{fill(texts.rampDays, { months, days: number(sums.rampDays) })}</span>
      </div>
      <div className="seat-plot">
        {LEVELS.map((level) => (
          <span key={level} className="seat-level" style={{ top: `${100 - level}%` }}>
            {level}%
          </span>
        ))}
        <div className="seat-empty hatch">
          <p>
            <b>{dollars(sums.emptyCost)}</b> {texts.empty}
          </p>
        </div>
        <div className="seat-ramp">
          <div className="hatch" />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <path className="beam-edge" d={`M0 ${100 - first}L100 0`} />
            <path className="beam" d={`M0 ${100 - first}L100 0`} />
          </svg>
          <p className="seat-ramp-cost">
            <b>{dollars(sums.rampCost)}</b> {texts.ramp}
          </p>
          <p className="seat-done">{texts.done}</p>
        </div>
      </div>
      <div className="seat-days">
        {ticks.map((tick) => (
          <span key={tick} style={{ left: `${(tick / all) * 100}%` }}>
            {tick === 0 ? `${texts.day} 0` : tick}
          </span>
        ))}
      </div>
    </div>
  );
}
