import type { ChangeOutcome, WorkState } from "../../leads/lead-desk.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import { ask, sentence } from "../data/ask.ts";
import { useDesk } from "../data/desk-context.ts";
import { useKeys } from "../keys/use-keys.ts";
import { stateNames, whoOf } from "../words/names.ts";

/** The row whose link has the focus. */
function focused(rows: readonly LeadRow[]): LeadRow | undefined {
  const name = (document.activeElement as HTMLElement | null)?.dataset.row;
  return name === undefined ? undefined : rows.find(({ table, id }) => `${table}/${id}` === name);
}

/** Keys that set the state of the row with the focus, as they do in an open submission. */
export function useRowKeys(rows: readonly LeadRow[], isOn: boolean, onDone: () => void): void {
  const { tell } = useDesk();
  const set = async (status: WorkState) => {
    const row = focused(rows);
    if (row === undefined) return;
    try {
      const body = { status, seen: row.last_change, note: null };
      const done = await ask<ChangeOutcome>(`/leads/${row.table}/${row.id}/status`, { method: "POST", body });
      if (done.outcome === "conflict")
        tell(
          `${done.actor} has set ${whoOf(row)} to ${stateNames[done.status]} meanwhile. Nothing was changed.`,
        );
      else
        tell(done.outcome === "gone" ? "It is not stored any more." : `${whoOf(row)}: ${stateNames[status]}`);
    } catch (error) {
      tell(sentence(error));
    }
    onDone();
  };
  useKeys(
    isOn
      ? {
          c: () => void set("contacted"),
          q: () => void set("qualified"),
          e: () => void set("closed"),
          n: () => void set("not_a_lead"),
        }
      : {},
  );
}
