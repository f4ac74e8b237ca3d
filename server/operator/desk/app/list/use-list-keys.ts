import type { LeadStatus } from "../../leads/lead-desk.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import { statusChoices } from "../data/status-changes.ts";
import { useKeys } from "../keys/use-keys.ts";
import type { FlaggedAction } from "../select/flagged-dialog.tsx";
import type { Selection } from "../select/use-selection.ts";

interface ListKeys {
  rows: readonly LeadRow[];
  isFlaggedView: boolean;
  selection: Selection;
  getFocusedRow: () => LeadRow | undefined;
  onMove: (step: 1 | -1) => void;
  onSet: (rows: readonly LeadRow[], status: LeadStatus) => void;
  onFlaggedAction: (rows: readonly LeadRow[], action: FlaggedAction) => void;
}

/**
 * Keyboard shortcuts of a list. They act on the selection, or on the focused row if nothing is selected. While a
 * submission is open, only `j` and `k` work.
 */
export function useListKeys(
  hasRowActions: boolean,
  { rows, isFlaggedView, selection, getFocusedRow, onMove, onSet, onFlaggedAction }: ListKeys,
): void {
  const getTargetRows = (): readonly LeadRow[] => {
    if (selection.rows.length > 0) return selection.rows;
    const row = getFocusedRow();
    return row === undefined ? [] : [row];
  };
  const set = (status: LeadStatus) => () => onSet(getTargetRows(), status);
  const ask = (action: FlaggedAction) => () => onFlaggedAction(getTargetRows(), action);
  const isAllSelected = rows.length > 0 && rows.every(selection.has);
  useKeys(
    hasRowActions
      ? {
          j: () => onMove(1),
          k: () => onMove(-1),
          x: ({ shiftKey }) => {
            const row = getFocusedRow();
            if (row !== undefined) selection.toggle(row, shiftKey);
          },
          a: () => (isAllSelected ? selection.clear() : selection.choose(rows)),
          Escape: selection.rows.length > 0 ? selection.clear : undefined,
          ...(isFlaggedView
            ? { l: ask("release"), d: ask("delete") }
            : Object.fromEntries(statusChoices.map(([status, key]) => [key.toLowerCase(), set(status)]))),
        }
      : { j: () => onMove(1), k: () => onMove(-1) },
  );
}
