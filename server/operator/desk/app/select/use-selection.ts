import { useState } from "react";
import type { LeadRow } from "../../leads/lead-query.ts";
import { keyOf } from "../data/status-changes.ts";

/** Maximum number of selected rows, the same as the server's limit. */
export const maxSelection = 500;

export type Selection = ReturnType<typeof useSelection>;

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
export function useSelection(scope: string, shown: readonly LeadRow[]) {
  const emptySelection = {
    scope,
    rows: new Map<string, LeadRow>(),
    anchor: undefined as string | undefined,
  };
  const [kept, setKept] = useState(emptySelection);
  const currentState = kept.scope === scope ? kept : emptySelection;
  const shownByKey = new Map(shown.map((row) => [keyOf(row), row]));
  const setRows = (rows: Iterable<readonly [string, LeadRow]>, anchor = currentState.anchor) =>
    setKept({ scope, rows: new Map([...rows].slice(0, maxSelection)), anchor });
  const has = (row: LeadRow) => currentState.rows.has(keyOf(row));
  const choose = (rows: readonly LeadRow[]) => setRows(rows.map((row) => [keyOf(row), row] as const));
  const clear = () => setKept(emptySelection);
  const isAllSelected = shown.length > 0 && shown.every(has);
  return {
    isAllSelected,
    rows: [...currentState.rows].map(([key, row]) => shownByKey.get(key) ?? row),
    has,
    toggle(row: LeadRow, isRange: boolean) {
      const key = keyOf(row);
      const others = [...currentState.rows].filter(([other]) => other !== key);
      if (isRange) {
        const range = getRange(shown, currentState.anchor, row).map((one) => [keyOf(one), one] as const);
        setRows([...currentState.rows, ...range], key);
      } else setRows(currentState.rows.has(key) ? others : [...others, [key, row]], key);
    },
    toggleAll: () => (isAllSelected ? clear() : choose(shown)),
    choose,
    clear,
  };
}
