import { whoOf, counted, stateNames } from "../words/names.ts";
import type { ChangeOutcome, WorkState } from "../../leads/lead-desk.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import { ask } from "./ask.ts";

/** A change of state as it is asked for. */
export interface Wanted extends SubmissionRef {
  status: WorkState;
  /** The last change that was seen. */
  seen: number | null;
}

export type Answered = SubmissionRef & ChangeOutcome;

/** The last change that was made here, and what takes it back. */
export interface LastChange {
  /** What was done, in a few words. */
  name: string;
  back: Wanted[];
}

/** Names a submission apart from all others. */
export const keyOf = ({ table, id }: SubmissionRef): string => `${table}/${id}`;

/** The states that the keys and buttons of the desk set. */
export const choices: readonly (readonly [state: WorkState, key: string])[] = [
  ["contacted", "C"],
  ["qualified", "Q"],
  ["closed", "E"],
  ["not_a_lead", "N"],
];

/** Sets states; each answer says what became of one. */
export async function changeStates(changes: Wanted[]): Promise<Answered[]> {
  const body = { changes };
  return (await ask<{ answers: Answered[] }>("/selection/changes", { method: "POST", body })).answers;
}

/** Sets the state of one, with a note for its history. */
export async function changeState({
  table,
  id,
  ...body
}: Wanted & { note: string | null }): Promise<Answered[]> {
  const outcome = await ask<ChangeOutcome>(`/leads/${table}/${id}/status`, { method: "POST", body });
  return [{ table, id, ...outcome }];
}

/** What takes these changes back: each to the state it had, unless somebody changes it before. */
export const backOf = (answers: readonly Answered[]): Wanted[] =>
  answers.flatMap((answer) =>
    answer.outcome === "changed"
      ? [{ table: answer.table, id: answer.id, status: answer.from, seen: answer.change }]
      : [],
  );

/** Who changed submissions meanwhile, so that these stay as they are; a name for each submission. */
const actorsOf = (answers: readonly Answered[]): string[] =>
  answers.flatMap((answer) => (answer.outcome === "conflict" ? [answer.actor] : []));

const nameAll = (actors: readonly string[]): string => [...new Set(actors)].join(" and ");

/** What was changed, and what was not and why, in a line. */
export function describeAnswers(
  rows: readonly LeadRow[],
  answers: readonly Answered[],
  status: WorkState,
): string {
  const changed = answers.filter(({ outcome }) => outcome === "changed").length;
  const [one] = rows;
  const [only] = answers;
  if (rows.length === 1 && one !== undefined && only !== undefined) {
    if (only.outcome === "conflict")
      return `${only.actor} set ${whoOf(one)} to ${stateNames[only.status]} in the meantime. Nothing was changed.`;
    if (only.outcome === "gone") return "It is no longer stored.";
    return `${whoOf(one)}: ${stateNames[status]}`;
  }
  const others = actorsOf(answers);
  const gone = answers.filter(({ outcome }) => outcome === "gone").length;
  const same = answers.length - changed - others.length - gone;
  return [
    `${counted(changed, "submission")} set to ${stateNames[status]}.`,
    same > 0 && `${same} already were.`,
    others.length > 0 && `${others.length} left unchanged: ${nameAll(others)} got there first.`,
    gone > 0 && `${gone} no longer stored.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What became of a change that was undone. */
export function describeBack({ name, back }: LastChange, answers: readonly Answered[]): string {
  const done = answers.filter(({ outcome }) => outcome === "changed").length;
  if (done === back.length) return `Undone: ${name}`;
  const who = nameAll(actorsOf(answers));
  const rest = back.length - done;
  const kept = who === "" ? `${rest} no longer stored.` : `${rest} left unchanged: ${who} got there first.`;
  return done === 0 ? `Not undone. ${kept}` : `Undone for ${done}. ${kept}`;
}
