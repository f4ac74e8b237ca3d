import type { TurnoverSettings } from "./settings.ts";
import { DimensionTick } from "./dimension-tick.tsx";
import { fillText, formatNumber } from "./format.ts";

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
        <p>
          <b>{fillText(texts.stay, { count: formatNumber(Math.max(0, people - leavers)) })}</b>
        </p>
        {scale > 1 && <p>{fillText(texts.scale, { count: formatNumber(scale) })}</p>}
      </div>
    </div>
  );
}
