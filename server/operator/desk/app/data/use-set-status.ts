import type { LeadStatus } from "../../leads/lead-desk.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import { formatCount, statusNames, senderName } from "../format/labels.ts";
import { errorMessage } from "./call-api.ts";
import { useDesk } from "./desk-context.ts";
import { createUndo, changeStatuses, describeResults } from "./status-changes.ts";

/**
 * Returns a function that sets the status of rows, reports the result, and stores how to undo the change. The
 * function resolves to false if no request was sent or the request failed.
 */
export function useSetStatus(): (rows: readonly LeadRow[], status: LeadStatus) => Promise<boolean> {
  const { notify, remember, refresh, own } = useDesk();
  return async (rows, status) => {
    const [first] = rows;
    if (first === undefined) return false;
    try {
      const answers = await own.runExclusive(() =>
        changeStatuses(
          rows.map(({ table, id, last_change }) => {
            const seen = own.lastSeen({ table, id }, last_change);
            return { table, id, status, seen };
          }),
        ),
      );
      const back = createUndo(answers);
      const who = rows.length === 1 ? senderName(first) : formatCount(back.length, "submission");
      if (back.length > 0) remember({ name: `${who} to ${statusNames[status]}`, back });
      notify(describeResults(rows, answers, status));
      refresh();
      return true;
    } catch (error) {
      notify(errorMessage(error));
      return false;
    }
  };
}
