import { oneAtATime } from "../../../../data/database/one-at-a-time.ts";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import { keyOf, type Answered } from "./work.ts";

/** The changes of state that this window makes. The screen lags behind them, and no operator is to be told of a conflict with themselves. */
export interface OwnChanges {
  /** Asks for changes once those before them are answered, so that `lastSeen` knows what they wrote. */
  inTurn: (change: () => Promise<Answered[]>) => Promise<Answered[]>;
  /**
   * The last change that the operator knows of.
   * @param shown the last change in the copy on the screen
   * @returns `shown`, or the id of a later change that was made here
   */
  lastSeen: (of: SubmissionRef, shown: number | null) => number | null;
}

export function trackOwnChanges(): OwnChanges {
  const written = new Map<string, number>();
  const inTurn = oneAtATime();
  const keep = (answers: Answered[]): Answered[] => {
    for (const answer of answers) {
      const key = keyOf(answer);
      if (answer.outcome === "changed") written.set(key, answer.change);
      // Somebody else was later, so the copy on the screen counts from here on.
      if (answer.outcome === "conflict" && answer.change !== written.get(key)) written.delete(key);
    }
    return answers;
  };
  return {
    inTurn: (change) => inTurn(() => change().then(keep)),
    lastSeen(of, shown) {
      const own = written.get(keyOf(of));
      return own !== undefined && own > (shown ?? 0) ? own : shown;
    },
  };
}
