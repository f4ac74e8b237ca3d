import { z } from "zod";
import { REQUISITION } from "../../../../model/submissions/resume-fields.ts";
import { type Row, isUuid } from "../../../data/database/database.ts";
import {
  submissionTables,
  type SubmissionRef,
  type SubmissionTable,
} from "../../../data/submission-tables.ts";
import { unansweredStatuses, leadStatuses, type PromisedHours, type LeadStatus } from "./lead-desk.ts";

const fileStates = ["refused", "waiting", "sound"] as const;
export type FileState = (typeof fileStates)[number];

/** Pagination cursor: the last row of the previous page. */
const CursorSchema = z.object({
  /** Index of the part of the list that contains the row. Parts have separate statements. */
  part: z.int().min(0),
  at: z.iso.datetime({ offset: true }),
  id: z.string().refine(isUuid),
});
export type LeadCursor = z.infer<typeof CursorSchema>;

export const encodeCursor = (cursor: LeadCursor | null): string | null =>
  cursor && Buffer.from(JSON.stringify(cursor)).toString("base64url");

const EncodedCursorSchema = z.string().transform((text, context): LeadCursor => {
  try {
    return CursorSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    context.addIssue("not a cursor");
    return z.NEVER;
  }
});

const maxDays = 3650;

const filter = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

/** Filters as URL parameters; missing parameters do not filter. */
export const QuerySchema = z.object({
  kind: filter(z.enum(submissionTables)),
  /** `open`: neither closed nor marked as not a lead. `late`: past the promised time, also if snoozed. */
  state: z.enum([...leadStatuses, "open", "late", "snoozed", "all"]).default("open"),
  held: z.literal("1").optional(),
  context: filter(z.string().max(80)),
  partner: filter(z.string().max(80)),
  /** Requisition number of the opening that an application is for. */
  job: filter(z.string().regex(REQUISITION)),
  /** Name of the operator who owns the submission, or `-` for nobody. */
  owner: filter(z.string().max(120)),
  tag: filter(z.string().max(40)),
  /** Language code; English includes submissions without one. */
  language: filter(z.string().regex(/^[a-z]{2,3}$/)),
  spam: filter(z.enum(["some", "none"])),
  file: filter(z.enum(fileStates)),
  days: z.coerce.number().int().min(1).max(maxDays).optional(),
  q: z.string().max(200).default(""),
  order: z.enum(["newest", "promise"]).default("promise"),
  after: filter(EncodedCursorSchema),
});

export interface LeadQuery extends Omit<z.infer<typeof QuerySchema>, "held" | "days" | "q"> {
  /** True for flagged submissions that have not been released, false for all others, null for both. */
  flagged: boolean | null;
  only: readonly SubmissionRef[] | null;
  since: string | null;
  search: string;
  limit: number;
  promised: PromisedHours;
}

export const toLeadQuery = (
  { state, held, days, q, ...filters }: z.infer<typeof QuerySchema>,
  promised: PromisedHours,
  limit: number,
): LeadQuery => ({
  ...filters,
  state: held ? "all" : state,
  flagged: held !== undefined,
  only: null,
  since: days === undefined ? null : new Date(Date.now() - days * 24 * 3_600_000).toISOString(),
  search: q,
  limit,
  promised,
});

export interface LeadRow extends SubmissionRef {
  created_at: string;
  due: string | null;
  answered_at: string | null;
  last_change: number | null;
  /** Name of the operator who owns the submission. */
  owner: string | null;
  /** When it is back in the lists; null if it is not snoozed. */
  snoozed_until: string | null;
  status: LeadStatus;
  first_name: string | null;
  last_name: string | null;
  company: string | null;
  email: string | null;
  phone: string | null;
  role: string | null;
  place: string | null;
  /** For a lead, when staff is needed; for a resume, the candidate's years of experience. */
  detail: string | null;
  context: string | null;
  source: string | null;
  /** URL of the page that the form was on. */
  page: string | null;
  partner: string | null;
  /** Requisition number of the opening that an application is for. */
  job: string | null;
  language: string | null;
  spam_score: number;
  spam_reasons: Record<string, number>;
  file: FileState | null;
  tags: string[];
  /** In the list of flagged submissions, the start of the text, which is usually enough to recognize spam. */
  excerpt: string | null;
  /** In the list of flagged submissions, whether a legal hold prevents deletion. */
  is_kept: boolean;
}

export interface LeadPage<Line> {
  rows: Line[];
  next: LeadCursor | null;
}

/** What the desk adds to a submission, in the order of an export's columns. */
export const deskColumns = [
  "tags",
  "owner",
  "snoozed_until",
  "legal_hold",
  "file_check",
  "history",
  "deliveries",
] as const;

export interface ExportedRow {
  table: SubmissionTable;
  sent: Row;
  desk: Record<(typeof deskColumns)[number], unknown>;
}

/** A part of the list that a single index returns in order. */
export interface ListPart {
  tables: readonly SubmissionTable[];
  states: readonly LeadStatus[];
  direction: "asc" | "desc";
}

const closedStatuses: readonly LeadStatus[] = ["closed", "not_a_lead"];

function wantedStates(state: LeadQuery["state"]): readonly LeadStatus[] {
  if (state === "all") return leadStatuses;
  if (state === "open" || state === "snoozed")
    return leadStatuses.filter((leadStatus) => !closedStatuses.includes(leadStatus));
  return state === "late" ? unansweredStatuses : [state];
}

/**
 * Splits the list into consecutive parts. Ordered by deadline, these are unanswered rows with a deadline, earliest
 * first; unanswered rows without one; and answered rows, newest first.
 */
export function splitIntoParts({ kind, state, order, promised, file, job, only }: LeadQuery): ListPart[] {
  const tables = submissionTables
    .filter((table) => kind === null || table === kind)
    .filter((table) => (file === null && job === null) || table === "resume_submissions")
    .filter((table) => only === null || only.some((ref) => ref.table === table));
  const states = wantedStates(state);
  const hasDeadline = (table: SubmissionTable) => promised[table] !== undefined;
  if (order === "newest")
    return [{ tables: state === "late" ? tables.filter(hasDeadline) : tables, states, direction: "desc" }];
  const waitingStates = states.filter((leadStatus) => unansweredStatuses.includes(leadStatus));
  const answeredStates = states.filter((leadStatus) => !unansweredStatuses.includes(leadStatus));
  return [
    { tables: tables.filter(hasDeadline), states: waitingStates, direction: "asc" },
    {
      tables: state === "late" ? [] : tables.filter((table) => !hasDeadline(table)),
      states: waitingStates,
      direction: "desc",
    },
    { tables, states: answeredStates, direction: "desc" },
  ];
}

/** Converts a search to a full-text query; undefined if it has no words. */
export function toTextQuery(search: string): string | undefined {
  const searchWords = search.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return searchWords.length === 0 ? undefined : searchWords.map((word) => `${word}:*`).join(" & ");
}
