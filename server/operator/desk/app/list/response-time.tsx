import { unansweredStatuses, type PromisedHours } from "../../leads/lead-desk.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import { formatDuration } from "../data/labels.ts";
import { Icon } from "../parts/icon.tsx";
import { keyOf } from "../data/status-changes.ts";

/** Widths in pixels of the bar for the promised time, and of the space after it for an overrun. */
const [width, room] = [58, 10];

/** Describes how long the reply took, or how much time is left until it is due; undefined if none is due. */
export function describeResponseTime(
  row: LeadRow,
  now: Date,
): { text: string; kind: "late" | "left" | "answered" } | undefined {
  const start = new Date(row.created_at).getTime();
  if (row.answered_at !== null)
    return { text: formatDuration(new Date(row.answered_at).getTime() - start), kind: "answered" };
  if (row.due === null || !unansweredStatuses.includes(row.status)) return undefined;
  const millisecondsLeft = new Date(row.due).getTime() - now.getTime();
  return millisecondsLeft < 0
    ? { text: `Late ${formatDuration(millisecondsLeft)}`, kind: "late" }
    : { text: `${formatDuration(millisecondsLeft)} left`, kind: "left" };
}

/**
 * Draws the promised hours to scale: elapsed time hatched, remaining time as a heavy line, and an overrun beyond
 * the end.
 */
function Bar({ row, now }: { row: LeadRow; now: Date }) {
  const start = new Date(row.created_at).getTime();
  const end = row.due === null ? start + 86_400_000 : new Date(row.due).getTime();
  const until = row.answered_at === null ? now.getTime() : new Date(row.answered_at).getTime();
  const elapsedFraction = (until - start) / (end - start);
  const elapsedWidth = Math.min(1, Math.max(0, elapsedFraction)) * width;
  const overrunWidth = elapsedFraction > 1 ? Math.min(room, Math.max(3, (elapsedFraction - 1) * width)) : 0;
  const isAnswered = row.answered_at !== null;
  return (
    <svg
      className={`h-4 w-[70px] shrink-0 ${overrunWidth > 0 && !isAnswered ? "text-critical" : ""}`}
      viewBox="0 0 70 16"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={`M1.5 2v12M${width + 1.5} 2v12`} strokeWidth="1" />
      <rect x="1.5" y="5" width={elapsedWidth} height="6" fill="url(#hatch)" strokeWidth=".7" />
      {isAnswered && <path d={`M${1.5 + elapsedWidth} 2v12`} strokeWidth="2" />}
      {elapsedWidth < width && (
        <path d={`M${1.5 + elapsedWidth} 8H${width + 1.5}`} strokeWidth={isAnswered ? 0.7 : 1.8} />
      )}
      {elapsedWidth < width && !isAnswered && (
        <path d={`M${elapsedWidth - 1} 10.5l5-5M${width - 1} 10.5l5-5`} strokeWidth="1.7" />
      )}
      {overrunWidth > 0 && !isAnswered && (
        <rect x={width + 1.5} y="5" width={overrunWidth} height="6" fill="currentColor" stroke="none" />
      )}
    </svg>
  );
}

export const HatchPattern = () => (
  <svg width="0" height="0" className="absolute" aria-hidden="true">
    <pattern id="hatch" width="3.5" height="3.5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v3.5" stroke="currentColor" strokeWidth=".8" />
    </pattern>
  </svg>
);

export function ResponseTimeBar({ row, now }: { row: LeadRow; now: Date }) {
  const responseTime = describeResponseTime(row, now);
  if (responseTime === undefined) return <span className="text-ink-2">no deadline</span>;
  const { text, kind } = responseTime;
  return (
    <span className="flex items-center gap-2">
      <Bar row={row} now={now} />
      <span
        className={`flex items-center gap-1.5 whitespace-nowrap ${kind === "late" ? "font-strong text-critical" : kind === "left" ? "font-strong" : "text-ink-2"}`}
      >
        {kind === "late" && <Icon name="warning" />}
        {kind === "answered" && <Icon name="check" />}
        {kind === "answered" && <span className="sr-only">answered within </span>}
        {text}
      </span>
    </span>
  );
}

interface LeadGroup {
  name: string;
  rows: LeadRow[];
}

/** Hours before the reply deadline at which a row is in the urgent group. */
const urgentHours = 6;

function groupNameOf(row: LeadRow, now: Date, longestHours: number): string {
  const responseTime = describeResponseTime(row, now);
  if (responseTime === undefined) return unansweredStatuses.includes(row.status) ? "No deadline" : "Answered";
  if (responseTime.kind !== "left") return responseTime.kind === "late" ? "Late" : "Answered";
  const millisecondsLeft = new Date(row.due ?? 0).getTime() - now.getTime();
  return `Within ${millisecondsLeft < urgentHours * 3_600_000 ? urgentHours : longestHours} hours`;
}

/**
 * Groups rows by how soon a reply is due, in the list's order. A list sorted by newest is a single unnamed group.
 * @param rowSnapshots rows from when the order of the list was fixed; a row that has changed since then stays in
 *   its group
 */
export function groupRows(
  rows: readonly LeadRow[],
  order: string,
  now: Date,
  promisedHours: PromisedHours,
  rowSnapshots: ReadonlyMap<string, LeadRow> = new Map(),
): LeadGroup[] {
  if (order !== "promise") return rows.length === 0 ? [] : [{ name: "", rows: [...rows] }];
  const longestHours = Math.max(urgentHours, ...Object.values(promisedHours));
  const groups = new Map<string, LeadGroup>();
  for (const row of rows) {
    const name = groupNameOf(rowSnapshots.get(keyOf(row)) ?? row, now, longestHours);
    const group = groups.get(name) ?? { name, rows: [] };
    group.rows.push(row);
    groups.set(name, group);
  }
  return [...groups.values()];
}
