import { formatThousandsWithoutUnits } from "../model/pay/format-dollars.ts";
import type { RangeRow } from "./range-chart.tsx";

interface RangeTrackProps {
  row: RangeRow;
  ticks: readonly number[];
  /** Returns an amount's position on the scale as a percentage. */
  toPosition: (dollars: number) => string;
}

export function RangeTrack({ row: { low, high, middle }, ticks, toPosition }: RangeTrackProps) {
  const rangeEnds = [
    { dollars: low, anchor: "end", away: -12 },
    { dollars: high, anchor: "start", away: 12 },
  ] as const;
  return (
    <svg
      className="track ml-8.5 h-10 w-[calc(100%-74px)] overflow-visible *:overflow-visible md:h-12"
      aria-hidden="true"
    >
      {ticks.map((tick) => (
        <rect key={tick} className="track-line" x={toPosition(tick)} width="1" height="100%" />
      ))}
      <line x1={toPosition(low)} x2={toPosition(high)} y1="50%" y2="50%" />
      {rangeEnds.map(({ dollars, anchor, away }) => (
        <svg key={anchor} x={toPosition(dollars)} y="50%">
          <path d="M0-8V8" transform="rotate(32)" />
          <text x={away} textAnchor={anchor} dominantBaseline="central">
            {formatThousandsWithoutUnits(dollars)}
          </text>
        </svg>
      ))}
      <svg x={toPosition(middle)} y="50%">
        <path className="track-middle" d="M0-9.2 9.2 0 0 9.2-9.2 0z" />
      </svg>
    </svg>
  );
}
