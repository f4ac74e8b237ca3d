import { senderName, formatCount, statusNames } from "../format/labels.ts";
import type { ChangeOutcome, LeadStatus, StatusChange } from "../../leads/lead-desk.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";

export type StatusRequest = Omit<StatusChange, "note" | "actor"> & { note?: string | null };

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
