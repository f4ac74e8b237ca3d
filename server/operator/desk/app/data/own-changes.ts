import { createMutex } from "../../../../platform/mutex.ts";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import { keyOf, type StatusChangeResult } from "./status-changes.ts";

/**
 * Status changes made in this window. They prevent conflicts of operators with their own changes, which the
 * displayed data does not include yet.
 */
export interface OwnChanges {
  /** Queues changes behind earlier ones, so that `lastSeen` includes their results. */
  runExclusive: (change: () => Promise<StatusChangeResult[]>) => Promise<StatusChangeResult[]>;
  /**
   * The last status change that the operator knows of.
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
      // Another operator changed it since, so rely on the displayed data again.
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
