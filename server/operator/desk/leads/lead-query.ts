import type { Row } from "../../../data/database/database.ts";
import {
  submissionTables,
  type SubmissionRef,
  type SubmissionTable,
} from "../../../data/submission-tables.ts";
import { unanswered, workStates, type PromisedHours, type WorkState } from "./lead-desk.ts";

/** What the check of a resume's file has found; `waiting` before it has looked. */
export const fileStates = ["refused", "waiting", "sound"] as const;
export type FileState = (typeof fileStates)[number];

/** Which submissions are wanted. */
export interface LeadFilter {
  kind: SubmissionTable | null;
  /** `open` is all but closed ones and those that are no lead; `late` those whose promise is broken. */
  state: WorkState | "open" | "late" | "all";
  /** Suspects in quarantine, or all others; null for both. */
  held: boolean | null;
  context: string | null;
  partner: string | null;
  /** Whether there are points of suspicion. */
  suspicion: "some" | "none" | null;
  /** What the check of a resume's file has found. */
  file: FileState | null;
  /** These alone. */
  only: readonly SubmissionRef[] | null;
  /** ISO 8601. */
  since: string | null;
  /** Beginnings of words, in any field. */
  search: string;
}

/** Where a page begins: behind this row of this part of the list. */
export interface LeadCursor {
  part: number;
  at: string;
  id: string;
}

export interface LeadQuery extends LeadFilter {
  /** `promise` puts first what has to be answered first. */
  order: "newest" | "promise";
  after: LeadCursor | null;
  limit: number;
  promised: PromisedHours;
}

/** A submission as the list shows it. */
export interface LeadRow extends SubmissionRef {
  created_at: string;
  /** Until when an answer is promised. */
  due: string | null;
  /** When somebody first answered. */
  answered_at: string | null;
  /** The id of the last change of state; null where there was none. */
  last_change: number | null;
  status: WorkState;
  first_name: string | null;
  last_name: string | null;
  company: string | null;
  email: string | null;
  role: string | null;
  place: string | null;
  /** When staff is needed, or the years of experience. */
  detail: string | null;
  context: string | null;
  partner: string | null;
  spam_score: number;
  spam_reasons: Record<string, number>;
  /** Of a resume, what the check of its file has found. */
  file: FileState | null;
  /** The beginning of what was written; of suspects only, whom it gives away. */
  excerpt: string | null;
  /** Of suspects, whether a hold keeps it from being deleted. */
  is_kept: boolean;
}

export interface LeadPage {
  rows: LeadRow[];
  /** Null on the last page. */
  next: LeadCursor | null;
}

export interface LeadExportPage {
  rows: { table: SubmissionTable; sent: Row }[];
  next: LeadCursor | null;
}

/** A stretch of the list that one index can deliver in order. */
export interface LeadPart {
  tables: readonly SubmissionTable[];
  states: readonly WorkState[];
  direction: "asc" | "desc";
}

const closed: readonly WorkState[] = ["closed", "not_a_lead"];

function wantedStates(state: LeadFilter["state"]): readonly WorkState[] {
  if (state === "all") return workStates;
  if (state === "open") return workStates.filter((known) => !closed.includes(known));
  return state === "late" ? unanswered : [state];
}

/**
 * The parts that follow each other. By promise: what waits for an answer, the oldest promise first; then what waits without a
 * promise; then what was answered, the newest first.
 */
export function partsOf({ kind, state, order, promised, file, only }: LeadQuery): LeadPart[] {
  const tables = submissionTables
    .filter((table) => kind === null || table === kind)
    .filter((table) => file === null || table === "resume_submissions")
    .filter((table) => only === null || only.some((ref) => ref.table === table));
  const states = wantedStates(state);
  const isPromised = (table: SubmissionTable) => promised[table] !== undefined;
  if (order === "newest")
    return [{ tables: state === "late" ? tables.filter(isPromised) : tables, states, direction: "desc" }];
  const waiting = states.filter((known) => unanswered.includes(known));
  const answered = states.filter((known) => !unanswered.includes(known));
  const parts: LeadPart[] = [
    { tables: tables.filter(isPromised), states: waiting, direction: "asc" },
    {
      tables: state === "late" ? [] : tables.filter((table) => !isPromised(table)),
      states: waiting,
      direction: "desc",
    },
    { tables, states: answered, direction: "desc" },
  ];
  return parts;
}

/** What full text search is asked for; undefined where nothing is left to search for. */
export function toTextQuery(search: string): string | undefined {
  const words = search.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length === 0 ? undefined : words.map((word) => `${word}:*`).join(" & ");
}
