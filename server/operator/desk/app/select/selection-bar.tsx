import { callApi } from "../data/call-api.ts";
import { useDesk } from "../data/desk-context.ts";
import { useTask } from "../data/use-task.ts";
import { statusChoices } from "../data/status-changes.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import type { LeadStatus } from "../../leads/lead-desk.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { formatCount, statusNames } from "../format/labels.ts";
import { saveExport } from "./save-export.ts";
import type { FlaggedAction } from "./flagged-dialog.tsx";
import { maxSelection, type Selection } from "./use-selection.ts";

interface SelectionBarProps {
  selection: Selection;
  search: string;
  hasMore: boolean;
  onSet: (status: LeadStatus) => void;
  onFlaggedAction: (action: FlaggedAction) => void;
}

/** The number of selected rows, and actions on them. Overlays the end of the list, so that rows do not move. */
export function SelectionBar({ selection, search, hasMore, onSet, onFlaggedAction }: SelectionBarProps) {
  const { notify, route } = useDesk();
  const [isBusy, run] = useTask();
  const { rows } = selection;
  const chooseAll = async () => {
    const found = await callApi<{ rows: LeadRow[]; isAll: boolean }>(`/selection?${search}`);
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
            <Button hotkey="D" disabled={isBusy} onClick={() => onFlaggedAction("delete")}>
              Delete…
            </Button>
          </>
        ) : (
          statusChoices.map(([state, key]) => (
            <Button key={state} hotkey={key} disabled={isBusy} onClick={() => onSet(state)}>
              <Icon name={state} /> {statusNames[state]}
            </Button>
          ))
        )}
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
