import { useState, useLayoutEffect, useRef } from "react";
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

const findRowLinks = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];
const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/**
 * Keeps the focus in a list. If the focused row disappears, for example because it was answered, the row that takes
 * its position gets the focus. When a submission is closed, its row gets the focus.
 * @param openKey key of the open submission
 * @param scope identifies the list
 */
export function useListFocus(rows: readonly LeadRow[], openKey: string | undefined, scope: string) {
  const position = useRef({ scope, key: "", index: -1 });
  const wasOpen = useRef(false);
  const rememberPosition = (key: string) => {
    const index = rows.findIndex((row) => keyOf(row) === key);
    if (index >= 0) position.current = { scope, key, index };
  };

  // A layout effect, because it runs before the next key press is handled.
  useLayoutEffect(() => {
    const onFocusIn = (event: FocusEvent) => {
      const key = (event.target as HTMLElement | null)?.dataset.row;
      if (key !== undefined) rememberPosition(key);
    };
    document.addEventListener("focusin", onFocusIn);
    return () => document.removeEventListener("focusin", onFocusIn);
  });

  useLayoutEffect(() => {
    if (openKey !== undefined) {
      rememberPosition(openKey);
      wasOpen.current = true;
      return;
    }
    const wasJustClosed = wasOpen.current;
    wasOpen.current = false;
    const { key, index } = position.current;
    if (position.current.scope !== scope || index < 0 || hasFocus()) return;
    const links = findRowLinks();
    const link = links.find(({ dataset }) => dataset.row === key) ?? links[Math.min(index, links.length - 1)];
    link?.focus({ preventScroll: !wasJustClosed });
  });

  return {
    /** Moves the focus up or down one row; returns false at the end. */
    moveFocus(step: 1 | -1): boolean {
      const links = findRowLinks();
      const focusedIndex = links.findIndex((link) => link === document.activeElement);
      const startIndex =
        focusedIndex < 0 && position.current.scope === scope ? position.current.index : focusedIndex;
      const next = links[startIndex + step];
      if (next === undefined && step === 1) {
        links.at(-1)?.focus();
        return false;
      }
      (next ?? links[0])?.focus();
      return true;
    },
    getFocusedRow(): LeadRow | undefined {
      const active = document.activeElement as HTMLElement | null;
      const key = active?.dataset.row ?? active?.closest<HTMLElement>("[data-line]")?.dataset.line;
      return key === undefined ? undefined : rows.find((row) => keyOf(row) === key);
    },
  };
}
