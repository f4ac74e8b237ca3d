import { useState } from "react";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import type { LeadStatus } from "../../leads/lead-desk.ts";
import { keyOf, statusChoices } from "../data/status-changes.ts";
import { api, ApiError, read, saveFile } from "../data/api-client.ts";
import { useDesk, useTask } from "../data/desk-context.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { formatCount, statusNames } from "../data/labels.ts";
import type { FlaggedAction } from "../lead/confirmations.tsx";

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

/**
 * Downloads an export of these submissions.
 * @throws ApiError with a message for the operator
 */
async function saveExport(leads: readonly SubmissionRef[], format: "csv" | "json"): Promise<void> {
  const json = { leads: leads.map(({ table, id }) => ({ table, id })), format };
  const response = await api.selection.export.$post({ json }).catch(() => undefined);
  if (!response?.ok) throw new ApiError(response?.status ?? 0, "The export failed. Try again.");
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  saveFile(name ?? `submissions.${format}`, await response.blob());
}

interface SelectionBarProps {
  selection: Selection;
  search: string;
  hasMore: boolean;
  onAssign: () => void;
  onTag: () => void;
  onSet: (status: LeadStatus) => void;
  onFlaggedAction: (action: FlaggedAction) => void;
}

/** The number of selected rows, and actions on them. Overlays the end of the list, so that rows do not move. */
export function SelectionBar({
  selection,
  search,
  hasMore,
  onAssign,
  onTag,
  onSet,
  onFlaggedAction,
}: SelectionBarProps) {
  const { isAdmin, notify, route } = useDesk();
  const [isBusy, run] = useTask();
  const { rows } = selection;
  const chooseAll = async () => {
    const found = await read(api.selection.$get({ query: Object.fromEntries(new URLSearchParams(search)) }));
    selection.choose(found.rows);
    if (!found.isAll)
      notify(`Selected the first ${found.rows.length} submissions, the most that can be changed at once.`);
  };
  return (
    <section
      aria-label="Selection"
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-t border-ink bg-ink px-4 py-2 text-paper max-md:flex-nowrap max-md:overflow-x-auto"
    >
      <p role="status" className="mr-2 font-strong whitespace-nowrap">
        {formatCount(rows.length, "row")} selected
      </p>
      <span className="contents [--color-ink:var(--color-dark-paper)]">
        {route.view === "flagged" ? (
          <>
            <Button hotkey="L" disabled={isBusy} onClick={() => onFlaggedAction("release")}>
              Release…
            </Button>
            {isAdmin && (
              <Button hotkey="D" disabled={isBusy} onClick={() => onFlaggedAction("delete")}>
                Delete…
              </Button>
            )}
          </>
        ) : (
          statusChoices.map(([state, key]) => (
            <Button key={state} hotkey={key} disabled={isBusy} onClick={() => onSet(state)}>
              <Icon name={state} /> {statusNames[state]}
            </Button>
          ))
        )}
        <Button hotkey="A" disabled={isBusy} onClick={onAssign}>
          Assign…
        </Button>
        <Button hotkey="G" disabled={isBusy} onClick={onTag}>
          Tags…
        </Button>
        <span className="flex items-center gap-2 md:ml-auto md:flex-wrap">
          {hasMore && rows.length < maxSelection && (
            <Button disabled={isBusy} onClick={() => void run(chooseAll)}>
              Select all that match
            </Button>
          )}
          <Button disabled={isBusy} onClick={() => void run(() => saveExport(rows, "csv"))}>
            Save CSV
          </Button>
          <Button disabled={isBusy} onClick={() => void run(() => saveExport(rows, "json"))}>
            Save JSON
          </Button>
          <Button hotkey="Esc" onClick={selection.clear}>
            Clear
          </Button>
        </span>
      </span>
    </section>
  );
}
