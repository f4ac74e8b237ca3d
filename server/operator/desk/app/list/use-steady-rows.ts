import { useState } from "react";
import type { WorkState } from "../../leads/lead-desk.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import { keyOf } from "../data/work.ts";

export interface SteadyRows {
  rows: LeadRow[] | undefined;
  /** The rows as they were when their places were kept; by these they stand in their groups. */
  asOf: ReadonlyMap<string, LeadRow>;
}

interface Kept {
  scope: string;
  order: readonly LeadRow[];
}

const none: ReadonlyMap<string, LeadRow> = new Map();

/** The kept order with the rows as they are now, and new ones behind those that they follow. */
export function mergeRows(
  order: readonly LeadRow[],
  rows: readonly LeadRow[],
  opened: ReadonlyMap<string, WorkState>,
): LeadRow[] {
  const current = new Map(rows.map((row) => [keyOf(row), row]));
  const known = new Set(order.map(keyOf));
  const merged = order.map((row) => {
    const state = opened.get(keyOf(row));
    return current.get(keyOf(row)) ?? (state === undefined ? row : { ...row, status: state });
  });
  let place = 0;
  for (const row of rows) {
    const at = merged.findIndex((other) => keyOf(other) === keyOf(row));
    if (known.has(keyOf(row))) place = at + 1;
    else {
      merged.splice(place, 0, row);
      place += 1;
    }
  }
  return merged;
}

/**
 * While a submission is open beside the list, its rows keep their places, also when they were answered or do not match the
 * filters any more: next and previous stay the neighbors that the operator sees.
 * @param scope names the list
 * @param opened states of submissions as they were last seen in full
 */
export function useSteadyRows(
  rows: LeadRow[] | undefined,
  scope: string,
  isOpen: boolean,
  opened: ReadonlyMap<string, WorkState>,
): SteadyRows {
  const [kept, setKept] = useState<Kept>();
  if (!isOpen) {
    if (kept !== undefined) setKept(undefined);
    return { rows, asOf: none };
  }
  if (rows === undefined) return { rows, asOf: none };
  if (kept?.scope !== scope) {
    setKept({ scope, order: rows });
    return { rows, asOf: none };
  }
  return {
    rows: mergeRows(kept.order, rows, opened),
    asOf: new Map(kept.order.map((row) => [keyOf(row), row])),
  };
}
