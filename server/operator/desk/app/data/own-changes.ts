import { createMutex } from "../../../../platform/mutex.ts";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import { callApi } from "./call-api.ts";
import { keyOf, type StatusChangeResult, type StatusRequest } from "./status-changes.ts";

export type OwnChanges = ReturnType<typeof trackOwnChanges>;

/**
 * Records the status changes made in this window. The displayed data does not include them yet, so without this
 * record operators would conflict with their own changes.
 */
export function trackOwnChanges() {
  const ownChangeIds = new Map<string, number>();
  const runExclusive = createMutex();
  const change = async (changes: StatusRequest[]): Promise<StatusChangeResult[]> => {
    const body = { changes };
    const { results } = await callApi<{ results: StatusChangeResult[] }>("/selection/changes", { body });
    for (const result of results) {
      const key = keyOf(result);
      if (result.outcome === "changed") ownChangeIds.set(key, result.change);
      // Another operator has changed the submission since, so rely on the displayed data again.
      if (result.outcome === "conflict" && result.change !== ownChangeIds.get(key)) ownChangeIds.delete(key);
    }
    return results;
  };
  return {
    /** Sends changes one after another, so that `lastSeen` includes the results of earlier ones. */
    send: (createRequests: () => StatusRequest[]) => runExclusive(() => change(createRequests())),
    /**
     * Returns the last status change that the operator has seen.
     * @param shownChange the last change in the displayed data
     * @returns `shownChange`, or the id of a later change made in this window
     */
    lastSeen(submission: SubmissionRef, shownChange: number | null): number | null {
      const ownChange = ownChangeIds.get(keyOf(submission));
      return ownChange !== undefined && ownChange > (shownChange ?? 0) ? ownChange : shownChange;
    },
  };
}
