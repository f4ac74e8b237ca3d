import { useState } from "react";
import type { LeadRow } from "../../leads/lead-query.ts";
import { keyOf } from "../data/status-changes.ts";

/** Maximum number of selected rows, the same as the server's limit. */
export const maxSelection = 500;

export interface Selection {
  rows: readonly LeadRow[];
  has: (row: LeadRow) => boolean;
  toggle: (row: LeadRow, isRange?: boolean) => void;
  choose: (rows: readonly LeadRow[]) => void;
  clear: () => void;
}

interface SelectionState {
  scope: string;
  rows: ReadonlyMap<string, LeadRow>;
  anchor: string | undefined;
}

/** Returns all rows from one to another, inclusive; only the second if the first is not displayed. */
export function getRange(shown: readonly LeadRow[], from: string | undefined, to: LeadRow): LeadRow[] {
  const [a, b] = [
    shown.findIndex((row) => keyOf(row) === from),
    shown.findIndex((row) => keyOf(row) === keyOf(to)),
  ];
  return a < 0 || b < 0 ? [to] : shown.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/**
 * Manages the selection in a list, and clears it when the list changes.
 * @param scope identifies the list
 * @param shown the displayed rows, in order
 */
export function useSelection(scope: string, shown: readonly LeadRow[]): Selection {
  const emptySelection: SelectionState = { scope, rows: new Map(), anchor: undefined };
  const [kept, setKept] = useState<SelectionState>(emptySelection);
  const currentState = kept.scope === scope ? kept : emptySelection;
  const shownByKey = new Map(shown.map((row) => [keyOf(row), row]));
  const setRows = (rows: Iterable<readonly [string, LeadRow]>, anchor = currentState.anchor) =>
    setKept({ scope, rows: new Map([...rows].slice(0, maxSelection)), anchor });
  return {
    rows: [...currentState.rows].map(([key, row]) => shownByKey.get(key) ?? row),
    has: (row) => currentState.rows.has(keyOf(row)),
    toggle(row, isRange = false) {
      const key = keyOf(row);
      if (isRange) {
        const range = getRange(shown, currentState.anchor, row).map((one) => [keyOf(one), one] as const);
        setRows([...currentState.rows, ...range], key);
      } else if (currentState.rows.has(key))
        setRows(
          [...currentState.rows].filter(([other]) => other !== key),
          key,
        );
      else setRows([...currentState.rows, [key, row]], key);
    },
    choose: (rows) => setRows(rows.map((row) => [keyOf(row), row] as const)),
    clear: () => setKept(emptySelection),
  };
}
