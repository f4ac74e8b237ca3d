import type { CSSProperties } from "react";
import type { Home } from "../../model/schemas/page-texts.ts";
import { fillText, useLayoutStrings } from "./strings.ts";

/**
 * A stage of a search, in days since the intake call. The text next to the bar is the note or, without one,
 * the stage's days. A milestone's note must therefore include its day.
 */
export type ScheduleStage = Omit<Home["story"]["schedule"][number], "note"> & { note?: string };

interface ScheduleProps {
  label: string;
  days: number;
  stages: readonly ScheduleStage[];
}

const TICK_COUNT = 7;

/** On phones, the last column has the days as numbers, and the notes are for screen readers only. */
const ROW = "grid grid-cols-[92px_1fr_52px] items-center md:grid-cols-[200px_1fr]";

/** A Gantt chart in days. Each stage's days are also given as text. */
export function Schedule({ label, days, stages }: ScheduleProps) {
  const texts = useLayoutStrings().schedule;
  const formatDays = (from: number, to: number): string => {
    const [first, last] = [Math.round(from), Math.round(to)];
    return first === last
      ? fillText(texts.day, { day: last })
      : fillText(texts.days, { from: first, to: last });
  };
  const toPercent = (day: number): string => `${Math.round((day / days) * 1000) / 10}%`;
  const toStyle = (properties: Record<string, string>): CSSProperties => properties;
  const step = Math.max(1, Math.round(days / TICK_COUNT));
  const ticks = Array.from({ length: Math.floor(days / step) + 1 }, (_, index) => index * step);
  return (
    <div className="border-t border-ink tabular">
      <div
        className={`h-10 font-mono text-13 leading-100 font-medium normal-nums text-ink-2 ${ROW}`}
        aria-hidden="true"
      >
        <span>{texts.unit}</span>
        <span className="relative h-full">
          {ticks.map((day) => (
            <span
              key={day}
              className="absolute top-1/2 left-(--at) -translate-1/2 last:-translate-x-full"
              style={toStyle({ "--at": toPercent(day) })}
            >
              {day}
            </span>
          ))}
        </span>
      </div>
      <ul aria-label={label}>
        {stages.map(({ stage, from, to, note, milestone }) => (
          <li
            key={stage}
            className={`h-10 border-t border-line text-16 font-strong md:h-11.5 md:text-17 ${ROW}`}
          >
            <span>{stage}</span>
            <span
              className="relative h-full"
              style={toStyle({ "--from": toPercent(from), "--to": toPercent(to) })}
            >
              <span
                className={`graphic absolute top-3 left-(--from) h-4.5 w-[calc(var(--to)-var(--from))] border-[1.25px] border-ink ${milestone ? "bg-signal" : "hatch bg-sheet [--hatch:35%]"}`}
              />
              {note !== undefined && !milestone && <span className="sr-only">{formatDays(from, to)}. </span>}
              <span
                className={`text-ink-2 max-md:sr-only md:absolute md:top-1/2 md:-translate-y-1/2 font-regular md:whitespace-nowrap ${to > days * 0.62 ? "md:right-[calc(100%-var(--from)+12px)]" : "md:left-[calc(var(--to)+12px)]"}`}
              >
                {note ?? formatDays(from, to)}
              </span>
            </span>
            <span className="text-right font-regular text-ink-2 md:hidden" aria-hidden="true">
              {milestone ? Math.round((from + to) / 2) : `${Math.round(from)}–${Math.round(to)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
