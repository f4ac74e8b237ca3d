import type { CSSProperties } from "react";

/** A stage of a search; days are counted from the brief. */
export interface ScheduleStage {
  stage: string;
  from: number;
  to: number;
  note: string;
  milestone?: boolean;
}

interface ScheduleProps {
  label: string;
  /** Length of the scale in days. */
  days: number;
  stages: readonly ScheduleStage[];
}

const TICKS = 7;

/** A bar schedule on a scale of days; each stage says its days in words too. */
export function Schedule({ label, days, stages }: ScheduleProps) {
  const at = (day: number): string => `${Math.round((day / days) * 1000) / 10}%`;
  const place = (properties: Record<string, string>): CSSProperties => properties;
  const step = Math.max(1, Math.round(days / TICKS));
  const ticks = Array.from({ length: Math.floor(days / step) + 1 }, (_, index) => index * step);
  return (
    <div className="schedule">
      <div className="schedule-head" aria-hidden="true">
        <span>Day</span>
        <span className="schedule-track">
          {ticks.map((day) => (
            <span key={day} className="schedule-day" style={place({ "--at": at(day) })}>
              {day}
            </span>
          ))}
        </span>
      </div>
      <ul aria-label={label}>
        {stages.map(({ stage, from, to, note, milestone = false }) => (
          <li key={stage} className="schedule-row">
            <span>{stage}</span>
            <span className="schedule-track" style={place({ "--from": at(from), "--to": at(to) })}>
              <span className={milestone ? "schedule-bar schedule-milestone" : "schedule-bar"} />
              <span className="sr-only">{daysInWords(from, to)}. </span>
              <span className={to > days * 0.62 ? "schedule-note schedule-note-before" : "schedule-note"}>
                {note}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function daysInWords(from: number, to: number): string {
  const [first, last] = [Math.round(from), Math.round(to)];
  return first === last ? `Day ${last}` : `Day ${first} to day ${last}`;
}
