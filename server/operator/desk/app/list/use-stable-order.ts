import { useState } from "react";
import type { LeadStatus } from "../../leads/lead-desk.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import { keyOf } from "../data/status-changes.ts";

/** Updates rows without changing their order. New rows are inserted after their predecessors. */
export function mergeRows(
  order: readonly LeadRow[],
  rows: readonly LeadRow[],
  openedStatuses: ReadonlyMap<string, LeadStatus>,
): LeadRow[] {
  const current = new Map(rows.map((row) => [keyOf(row), row]));
  const knownKeys = new Set(order.map(keyOf));
  const mergedRows = order.map((row) => {
    const state = openedStatuses.get(keyOf(row));
    return current.get(keyOf(row)) ?? (state === undefined ? row : { ...row, status: state });
  });
  let position = 0;
  for (const row of rows) {
    const rowIndex = mergedRows.findIndex((mergedRow) => keyOf(mergedRow) === keyOf(row));
    if (knownKeys.has(keyOf(row))) position = rowIndex + 1;
    else {
      mergedRows.splice(position, 0, row);
      position += 1;
    }
  }
  return mergedRows;
}

/**
 * Keeps the order of the list while a submission is open, even if rows are answered or no longer match the
 * filters, so that Next and Previous still lead to the displayed neighbors. Also returns the rows as they were when
 * their order was fixed, so that a row that changes later stays in its group.
 * @param scope identifies the list
 * @param openedStatuses last loaded statuses of opened submissions
 */
export function useStableOrder(
  rows: LeadRow[] | undefined,
  scope: string,
  isSubmissionOpen: boolean,
  openedStatuses: ReadonlyMap<string, LeadStatus>,
) {
  const [fixed, setFixed] = useState<{ scope: string; order: readonly LeadRow[] }>();
  if (!isSubmissionOpen && fixed !== undefined) setFixed(undefined);
  if (!isSubmissionOpen || rows === undefined) return { rows };
  if (fixed?.scope !== scope) {
    setFixed({ scope, order: rows });
    return { rows };
  }
  return {
    rows: mergeRows(fixed.order, rows, openedStatuses),
    rowSnapshots: new Map(fixed.order.map((row) => [keyOf(row), row])),
  };
}
