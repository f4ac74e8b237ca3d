import { createMutex } from "../../../../platform/mutex.ts";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import { keyOf, type StatusChangeResult } from "./status-changes.ts";

/**
 * Status changes made in this window. The displayed data does not include them yet, so without this record
 * operators would conflict with their own changes.
 */
export interface OwnChanges {
  /** Runs changes one at a time, so that `lastSeen` includes the results of earlier ones. */
  runExclusive: (change: () => Promise<StatusChangeResult[]>) => Promise<StatusChangeResult[]>;
  /**
   * Returns the last status change that the operator has seen.
   * @param shown the last change in the displayed data
   * @returns `shown`, or the id of a later change made in this window
   */
  lastSeen: (of: SubmissionRef, shown: number | null) => number | null;
}

export function trackOwnChanges(): OwnChanges {
  const written = new Map<string, number>();
  const runExclusive = createMutex();
  const keep = (answers: StatusChangeResult[]): StatusChangeResult[] => {
    for (const answer of answers) {
      const key = keyOf(answer);
      if (answer.outcome === "changed") written.set(key, answer.change);
      // Another operator has changed the submission since, so rely on the displayed data again.
      if (answer.outcome === "conflict" && answer.change !== written.get(key)) written.delete(key);
    }
    return answers;
  };
  return {
    runExclusive: (change) => runExclusive(() => change().then(keep)),
    lastSeen(of, shown) {
      const own = written.get(keyOf(of));
      return own !== undefined && own > (shown ?? 0) ? own : shown;
    },
  };
}
