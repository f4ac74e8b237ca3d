import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import { createMutex } from "../../../../platform/mutex.ts";
import type { ChangeOutcome, LeadStatus, StatusChange } from "../../leads/lead-desk.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import { senderName, formatCount, statusNames } from "./labels.ts";
import { api, read } from "./api-client.ts";
import { useDesk, useTask } from "./desk-context.ts";

type StatusRequest = Omit<StatusChange, "note" | "actor"> & { note?: string | null };

export type StatusChangeResult = SubmissionRef & ChangeOutcome;

export interface LastChange {
  name: string;
  undoRequests: StatusRequest[];
}

export const keyOf = ({ table, id }: SubmissionRef): string => `${table}/${id}`;

export const statusChoices: readonly (readonly [state: LeadStatus, key: string])[] = [
  ["contacted", "C"],
  ["qualified", "Q"],
  ["closed", "E"],
  ["not_a_lead", "N"],
];

/** Returns the keyboard shortcuts that set a status. */
export const statusKeys = (set: (status: LeadStatus) => void): Record<string, () => void> =>
  Object.fromEntries(statusChoices.map(([status, key]) => [key.toLowerCase(), () => set(status)]));

/** Returns the changes that undo these results, unless another operator changes the submissions first. */
export const createUndoRequests = (results: readonly StatusChangeResult[]): StatusRequest[] =>
  results.flatMap((result) =>
    result.outcome === "changed"
      ? [{ table: result.table, id: result.id, status: result.from, seen: result.change }]
      : [],
  );

const actorsOf = (results: readonly StatusChangeResult[]): string[] =>
  results.flatMap((result) => (result.outcome === "conflict" ? [result.actor] : []));

const joinNames = (actors: readonly string[]): string => [...new Set(actors)].join(" and ");

const describeDeleted = (count: number): string => `${count} ${count === 1 ? "has" : "have"} been deleted.`;

export function describeResults(
  rows: readonly LeadRow[],
  results: readonly StatusChangeResult[],
  status: LeadStatus,
): string {
  const changedCount = results.filter(({ outcome }) => outcome === "changed").length;
  const [one] = rows;
  const [only] = results;
  if (rows.length === 1 && one !== undefined && only !== undefined) {
    if (only.outcome === "conflict")
      return `${only.actor} set ${senderName(one)} to ${statusNames[only.status]} in the meantime. Nothing was changed.`;
    if (only.outcome === "gone") return "This submission has been deleted.";
    return `${senderName(one)}: ${statusNames[status]}`;
  }
  const otherOperators = actorsOf(results);
  const deletedCount = results.filter(({ outcome }) => outcome === "gone").length;
  const unchangedCount = results.length - changedCount - otherOperators.length - deletedCount;
  return [
    `${formatCount(changedCount, "submission")} set to ${statusNames[status]}.`,
    unchangedCount > 0 && `${unchangedCount} already were.`,
    otherOperators.length > 0 &&
      `${otherOperators.length} left unchanged: ${joinNames(otherOperators)} got there first.`,
    deletedCount > 0 && describeDeleted(deletedCount),
  ]
    .filter(Boolean)
    .join(" ");
}

export function describeUndo(
  { name, undoRequests }: LastChange,
  results: readonly StatusChangeResult[],
): string {
  const undoneCount = results.filter(({ outcome }) => outcome === "changed").length;
  if (undoneCount === undoRequests.length) return `Undone: ${name}`;
  const who = joinNames(actorsOf(results));
  const notUndoneCount = undoRequests.length - undoneCount;
  const notUndoneText =
    who === ""
      ? describeDeleted(notUndoneCount)
      : `${notUndoneCount} left unchanged: ${who} got there first.`;
  return undoneCount === 0 ? `Not undone. ${notUndoneText}` : `Undone for ${undoneCount}. ${notUndoneText}`;
}

export type OwnChanges = ReturnType<typeof trackOwnChanges>;

/**
 * Records the status changes made in this window. The displayed data does not include them yet, so without this
 * record operators would conflict with their own changes.
 */
export function trackOwnChanges() {
  const ownChangeIds = new Map<string, number>();
  const runExclusive = createMutex();
  const change = async (changes: StatusRequest[]): Promise<StatusChangeResult[]> => {
    const { results } = await read(api.selection.changes.$post({ json: { changes } }));
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

/** Stores the last status change, and undoes it. */
export function useLastChange(notify: (line: string) => void, ownChanges: OwnChanges) {
  const [last, setLast] = useState<LastChange>();
  const { mutate } = useMutation({
    mutationFn: (change: LastChange) => ownChanges.send(() => change.undoRequests),
    onMutate: () => setLast(undefined),
    onSuccess: (results, change) => notify(describeUndo(change, results)),
    onError: (_error, change) => setLast(change),
  });
  return { last, remember: setLast, undo: last && (() => mutate(last)) };
}

/**
 * Returns a function that sets the status of rows, reports the result, and stores how to undo the change.
 * @param onDone called if the request did not fail
 */
export function useSetStatus(onDone: () => void) {
  const { notify, remember, ownChanges } = useDesk();
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
      onDone();
    });
  };
}
