import type { LeadStatus } from "../../leads/lead-desk.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import { formatCount, statusNames, senderName } from "../format/labels.ts";
import { errorMessage } from "./call-api.ts";
import { useDesk } from "./desk-context.ts";
import { createUndoRequests, describeResults } from "./status-changes.ts";

/**
 * Returns a function that sets the status of rows, reports the result, and stores how to undo the change. The
 * function resolves to false if no request was sent or the request failed.
 */
export function useSetStatus(): (rows: readonly LeadRow[], status: LeadStatus) => Promise<boolean> {
  const { notify, remember, refresh, ownChanges } = useDesk();
  return async (rows, status) => {
    const [first] = rows;
    if (first === undefined) return false;
    try {
      const results = await ownChanges.send(() =>
        rows.map(({ table, id, last_change }) => {
          const seen = ownChanges.lastSeen({ table, id }, last_change);
          return { table, id, status, seen };
        }),
      );
      const undoRequests = createUndoRequests(results);
      const who = rows.length === 1 ? senderName(first) : formatCount(undoRequests.length, "submission");
      if (undoRequests.length > 0) remember({ name: `${who} to ${statusNames[status]}`, undoRequests });
      notify(describeResults(rows, results, status));
      refresh();
      return true;
    } catch (error) {
      notify(errorMessage(error));
      return false;
    }
  };
}
