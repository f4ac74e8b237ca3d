import { keyOf } from "../data/status-changes.ts";
import { unansweredStatuses, type PromisedHours } from "../../leads/lead-desk.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import { describeResponseTime } from "./response-time-bar.tsx";

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
