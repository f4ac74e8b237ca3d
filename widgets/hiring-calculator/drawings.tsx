import type { CSSProperties, ReactNode } from "react";
import { formatDollars, formatNumber } from "../../model/pay/format-dollars.ts";
import type { SeatInputs, SeatCost } from "./seat-calculator.tsx";
import { fillText, type SeatSettings, type TurnoverSettings } from "./settings.ts";

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
          <SeatLabel className={placeEmptyLabel(emptyPercent)}>
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
          <SeatLabel className="top-1.5 left-[3%] bg-paper md:left-[18%]">
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

const IN_COLUMN = "top-1/2 left-1/2 -translate-1/2 bg-paper";
const BESIDE_COLUMN =
  "bottom-13 left-full ml-1.5 before:absolute before:top-5 before:right-full before:w-4 before:border-t before:border-ink";

/**
 * Places the label of the days without an employee in their column, or next to it with a line if the column is too
 * narrow.
 */
function placeEmptyLabel(percent: number): string {
  if (percent < 18) return BESIDE_COLUMN;
  if (percent >= 34) return IN_COLUMN;
  return `${BESIDE_COLUMN} md:top-1/2 md:bottom-auto md:left-1/2 md:ml-0 md:-translate-1/2 md:bg-paper md:before:hidden`;
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

interface TurnoverDrawingProps {
  people: number;
  leavers: number;
  cost: string;
  texts: TurnoverSettings["results"];
}

/** Maximum number of seats. For larger companies, each seat stands for several people. */
const MAX_SEATS = 60;

const LEAVER_CLASSES = "hatch fill-paper stroke-signal-ink stroke-[0.9] [stroke-dasharray:2.4_1.6]";

/**
 * Draws a seat for each person. Leavers' seats are hatched, and the last of them is highlighted. The table
 * contains the same data.
 */
export function TurnoverDrawing({ people, leavers, cost, texts }: TurnoverDrawingProps) {
  const scale = Math.ceil(people / MAX_SEATS);
  const seats = Math.ceil(people / scale);
  const emptySeats = Math.min(seats, Math.round(leavers / scale));
  return (
    <div
      className="mt-5.5 mb-7.5 grid gap-x-7.5 md:grid-cols-[minmax(0,7fr)_minmax(0,2.4fr)]"
      aria-hidden="true"
    >
      <p className="relative mb-4 border-b border-ink pb-2 text-center font-mono text-13 leading-120">
        <DimensionTick className="left-0" />
        {fillText(texts.seats, { count: formatNumber(people) })}
        <DimensionTick className="right-0" />
      </p>
      <div className="graphic row-start-2 grid grid-cols-10 self-start border-t-2 border-l border-ink fill-ink [--hatch:28%] [--pitch:6px] *:flex *:justify-center *:border-r *:border-b-2 *:border-ink *:px-0.5 *:pt-1.5 *:pb-0.75 **:[svg]:w-[min(20px,70%)]">
        {Array.from({ length: seats }, (_, seat) => (
          <span
            key={seat}
            className={
              seat >= emptySeats ? undefined : seat === emptySeats - 1 ? "bg-signal" : LEAVER_CLASSES
            }
          >
            <svg viewBox="0 0 16 28">
              <circle cx="8" cy="5" r="3.6" />
              <path d="M3.4 11h9.2v8h-2v8H5.4v-8h-2z" />
            </svg>
          </span>
        ))}
      </div>
      <div className="grid content-between gap-3.5 text-16 leading-130 text-ink-2 max-md:mt-4 md:row-start-2">
        <p>
          <b>{fillText(texts.leave, { count: formatNumber(leavers) })}</b> {texts.inYear}
        </p>
        <p>
          {texts.seat}
          <b className="text-17">{cost}</b>
        </p>
        {leavers <= people && <p>{fillText(texts.stay, { count: formatNumber(people - leavers) })}</p>}
        {scale > 1 && <p>{fillText(texts.scale, { count: formatNumber(scale) })}</p>}
      </div>
    </div>
  );
}

export function DimensionTick({ className }: { className: "left-0" | "right-0" }) {
  return <span className={`graphic absolute -bottom-2.25 h-4.25 w-[1.7px] rotate-45 bg-ink ${className}`} />;
}
