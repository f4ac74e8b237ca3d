import { senderName, formatCount, statusNames } from "../format/labels.ts";
import type { ChangeOutcome, LeadStatus } from "../../leads/lead-desk.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import { callApi } from "./call-api.ts";

interface StatusRequest extends SubmissionRef {
  status: LeadStatus;
  seen: number | null;
}

export type StatusChangeResult = SubmissionRef & ChangeOutcome;

export interface LastChange {
  name: string;
  back: StatusRequest[];
}

export const keyOf = ({ table, id }: SubmissionRef): string => `${table}/${id}`;

export const statusChoices: readonly (readonly [state: LeadStatus, key: string])[] = [
  ["contacted", "C"],
  ["qualified", "Q"],
  ["closed", "E"],
  ["not_a_lead", "N"],
];

export async function changeStatuses(changes: StatusRequest[]): Promise<StatusChangeResult[]> {
  const body = { changes };
  return (await callApi<{ answers: StatusChangeResult[] }>("/selection/changes", { method: "POST", body }))
    .answers;
}

export async function changeStatus({
  table,
  id,
  ...body
}: StatusRequest & { note: string | null }): Promise<StatusChangeResult[]> {
  const outcome = await callApi<ChangeOutcome>(`/leads/${table}/${id}/status`, { method: "POST", body });
  return [{ table, id, ...outcome }];
}

/** Returns the changes that undo these results, unless another operator changes the submissions first. */
export const createUndo = (answers: readonly StatusChangeResult[]): StatusRequest[] =>
  answers.flatMap((answer) =>
    answer.outcome === "changed"
      ? [{ table: answer.table, id: answer.id, status: answer.from, seen: answer.change }]
      : [],
  );

const actorsOf = (answers: readonly StatusChangeResult[]): string[] =>
  answers.flatMap((answer) => (answer.outcome === "conflict" ? [answer.actor] : []));

const nameAll = (actors: readonly string[]): string => [...new Set(actors)].join(" and ");

const deleted = (count: number): string => `${count} ${count === 1 ? "has" : "have"} been deleted.`;

export function describeResults(
  rows: readonly LeadRow[],
  answers: readonly StatusChangeResult[],
  status: LeadStatus,
): string {
  const changed = answers.filter(({ outcome }) => outcome === "changed").length;
  const [one] = rows;
  const [only] = answers;
  if (rows.length === 1 && one !== undefined && only !== undefined) {
    if (only.outcome === "conflict")
      return `${only.actor} set ${senderName(one)} to ${statusNames[only.status]} in the meantime. Nothing was changed.`;
    if (only.outcome === "gone") return "This submission has been deleted.";
    return `${senderName(one)}: ${statusNames[status]}`;
  }
  const others = actorsOf(answers);
  const gone = answers.filter(({ outcome }) => outcome === "gone").length;
  const same = answers.length - changed - others.length - gone;
  return [
    `${formatCount(changed, "submission")} set to ${statusNames[status]}.`,
    same > 0 && `${same} already were.`,
    others.length > 0 && `${others.length} left unchanged: ${nameAll(others)} got there first.`,
    gone > 0 && deleted(gone),
  ]
    .filter(Boolean)
    .join(" ");
}

export function describeUndo({ name, back }: LastChange, answers: readonly StatusChangeResult[]): string {
  const done = answers.filter(({ outcome }) => outcome === "changed").length;
  if (done === back.length) return `Undone: ${name}`;
  const who = nameAll(actorsOf(answers));
  const rest = back.length - done;
  const kept = who === "" ? deleted(rest) : `${rest} left unchanged: ${who} got there first.`;
  return done === 0 ? `Not undone. ${kept}` : `Undone for ${done}. ${kept}`;
}
