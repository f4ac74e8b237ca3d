import type { Row } from "../../../data/database/database.ts";
import type { LedgerLine, LedgerPeriod } from "./read-ledger.ts";
import type { SubmissionRef, SubmissionTable } from "../../../data/submission-tables.ts";
import type { LeadExportPage, LeadPage, LeadQuery } from "./lead-query.ts";

/** The states of work that `private.lead_events` knows. */
export const workStates = ["new", "read", "contacted", "qualified", "closed", "not_a_lead"] as const;
export type WorkState = (typeof workStates)[number];

/** The states in which nobody has answered yet. */
export const unanswered: readonly WorkState[] = ["new", "read"];

/** What a sender has put in the place of what. */
export interface Correction {
  from: string | null;
  to: string | null;
}

/** One row of `private.lead_events`. */
export interface LeadEvent {
  /** Grows with each event, so that the last change of state has the highest. */
  id: number;
  at: string;
  actor: string;
  /** `status_changed`, `noted`, `released`; of the sender `sender_wrote`, `sender_corrected`, `sender_replaced_resume`. */
  what: string;
  detail: {
    status?: WorkState;
    note?: string;
    deliveries?: number;
    email?: Correction;
    phone?: Correction;
    /** The file's former name and its new one. */
    from?: string;
    to?: string;
  };
}

/** Another submission of the same person. */
export interface RelatedLead extends SubmissionRef {
  created_at: string;
  status: WorkState;
  role: string | null;
  place: string | null;
}

/** One submission with what became of it, but for its deliveries. */
export interface Lead extends SubmissionRef {
  created_at: string;
  status: WorkState;
  is_held: boolean;
  /** The row under its database column names. */
  sent: Row;
  events: LeadEvent[];
  same_person: RelatedLead[];
  /** Why retention does not delete it; null while it does. */
  hold: { reason: string; until: string | null } | null;
  /** What was found in a resume's file, its verdict null while it waits; null where there is no file. */
  file_check: { verdict: "sound" | "refused" | null; reason: string | null; is_scanned: boolean } | null;
}

/** A change of state as one operator wants it. */
export interface StatusChange extends SubmissionRef {
  status: WorkState;
  note: string | null;
  actor: string;
  /** The id of the last change of state that the operator has seen; null where there was none. */
  seen: number | null;
}

/**
 * What became of it. A change names its event and the state before, with which it can be taken back. A conflict says what another
 * operator has done meanwhile, and nothing was changed.
 */
export type ChangeOutcome =
  | { outcome: "changed"; change: number; from: WorkState }
  | { outcome: "unchanged" | "gone" }
  | { outcome: "conflict"; change: number | null; at: string; actor: string; status: WorkState };

/** How many submissions there are in each state, held suspects apart. */
export interface LeadCounts {
  states: Record<WorkState, number>;
  late: number;
  held: number;
  oldest_held: string | null;
}

/** What forms are worth: how often pages say that one was seen, started, sent or failed, and how many submissions arrived. */
export interface FormNumbers {
  seen: number;
  started: number;
  sent: number;
  failed: number;
  arrived: number;
}

/** The numbers of some days. */
export interface LeadStatistics {
  /** Each day of the period, the oldest first, in the time zone that was asked for. */
  days: ({ day: string } & FormNumbers)[];
  contexts: ({ name: string | null } & FormNumbers)[];
  partners: ({ name: string | null } & FormNumbers)[];
}

/** The hours within which an answer is promised; a table without an entry has no promise. */
export type PromisedHours = Partial<Record<SubmissionTable, number>>;

/** What the database says about itself. */
export interface DeskSettings {
  /** From how many points on a submission is held. */
  held_from: number;
  /** Where notices to the agency go; null where the server decides. */
  agency_address: string | null;
  /** How many migrations are applied. */
  migrations: number;
}

/** What the desk does with submissions, wherever they are stored. Arguments and answers are JSON. */
export interface LeadDesk {
  settings(): Promise<DeskSettings>;
  /** A text that is another one as soon as anything has changed; cheap enough to be asked for every two seconds. */
  pulse(): Promise<string>;
  counts(promised: PromisedHours): Promise<LeadCounts>;
  list(query: LeadQuery): Promise<LeadPage>;
  /** As `list`, with everything that was sent. */
  export(query: LeadQuery): Promise<LeadExportPage>;
  /** Null when it is not stored (any more). */
  open(ref: SubmissionRef): Promise<Lead | null>;
  change(change: StatusChange): Promise<ChangeOutcome>;
  /** Changes several; one that another operator has changed stops none of the others. */
  changeAll(changes: StatusChange[]): Promise<(SubmissionRef & ChangeOutcome)[]>;
  note(note: SubmissionRef & { note: string; actor: string }): Promise<{ outcome: "noted" | "gone" }>;
  /** Lets a suspect out of quarantine; returns how many deliveries that sends. */
  release(ref: SubmissionRef & { actor: string }): Promise<number>;
  /** Releases several; returns how many of them are stored, and how many deliveries that sends. */
  releaseAll(suspects: {
    refs: SubmissionRef[];
    actor: string;
  }): Promise<{ leads: number; deliveries: number }>;
  statistics(period: { days: number; timeZone: string }): Promise<LeadStatistics>;
  /** What a partner brought in a month, by day and page. */
  ledger(period: LedgerPeriod): Promise<LedgerLine[]>;
}
