import type { LeadStatus } from "../../leads/lead-desk.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import { formatCount, statusNames, senderName } from "../format/labels.ts";
import { useDesk } from "./desk-context.ts";
import { createUndoRequests, describeResults } from "./status-changes.ts";
import { useTask } from "./use-task.ts";

/**
 * Returns a function that sets the status of rows, reports the result, and stores how to undo the change.
 * @param onDone called if the request did not fail
 */
export function useSetStatus(onDone: () => void) {
  const { notify, remember, refresh, ownChanges } = useDesk();
  const [, run] = useTask();
  return async (rows: readonly LeadRow[], status: LeadStatus): Promise<void> => {
    const [first] = rows;
    if (first === undefined) return;
    await run(async () => {
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
      onDone();
    });
  };
}
