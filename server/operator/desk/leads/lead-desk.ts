import type { Row } from "../../../data/database/database.ts";
import type { SubmissionRef, SubmissionTable } from "../../../data/submission-tables.ts";

import type { CallResult } from "./answer-lead.ts";

export const leadStatuses = ["new", "read", "contacted", "qualified", "closed", "not_a_lead"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const unansweredStatuses: readonly LeadStatus[] = ["new", "read"];

/** Statuses of submissions that are neither closed nor marked as not a lead. */
export const openStatuses: readonly LeadStatus[] = ["new", "read", "contacted", "qualified"];

export interface Correction {
  from: string | null;
  to: string | null;
}

export interface LeadEvent {
  /** Increases with each event, so the last status change has the highest. */
  id: number;
  at: string;
  actor: string;
  /**
   * Type of event: `status_changed`, `noted`, `replied`, `called`, `snoozed`, `assigned`, `tagged`, `untagged` or
   * `released` by an operator; `sender_wrote`, `sender_corrected` or
   * `sender_replaced_resume` by the sender.
   */
  what: string;
  detail: {
    status?: LeadStatus;
    note?: string;
    deliveries?: number;
    /** Name of the new owner; null for nobody. */
    owner?: string | null;
    tag?: string;
    email?: Correction;
    phone?: Correction;
    /** Null if there was none. */
    from?: string | null;
    to?: string;
    /** The email that was sent to `to`. */
    subject?: string;
    text?: string;
    template?: string;
    /** When a snoozed submission is back. */
    until?: string | null;
    /** Result of a call. */
    result?: CallResult;
  };
}

interface RelatedLead extends SubmissionRef {
  created_at: string;
  status: LeadStatus;
  role: string | null;
  place: string | null;
  owner: string | null;
}

/** Identifies a submission's sender. Tables lack some of these columns. */
export interface SenderIdentity {
  first_name?: string | null;
  last_name?: string | null;
  email?: string | null;
  phone?: string | null;
}

export interface Lead extends SubmissionRef {
  created_at: string;
  status: LeadStatus;
  is_flagged: boolean;
  tags: string[];
  sent: Row & SenderIdentity;
  events: LeadEvent[];
  same_person: RelatedLead[];
  /** Null if the submission is not snoozed. */
  snooze: { until: string; actor: string } | null;
  hold: { reason: string; until: string | null } | null;
  /** Result of the resume file's check; null without a file. The verdict is null while the check is pending. */
  file_check: { verdict: "sound" | "refused" | null; reason: string | null; is_scanned: boolean } | null;
}

export interface StatusChange extends SubmissionRef {
  status: LeadStatus;
  note: string | null;
  actor: string;
  seen: number | null;
}

/**
 * Result of a change. "changed" includes the event's id and the previous status, for undo. "conflict" means that
 * nothing was changed, and includes the other operator's change.
 */
export type ChangeOutcome =
  | { outcome: "changed"; change: number; from: LeadStatus }
  | { outcome: "unchanged" | "gone" }
  | { outcome: "conflict"; change: number | null; at: string; actor: string; status: LeadStatus };

export interface TagChange {
  refs: SubmissionRef[];
  tag: string;
  isAdded: boolean;
  actor: string;
}

export interface TagCount {
  tag: string;
  submissions: number;
}

/** Number of submissions by status. Unreleased flagged submissions are counted in `flagged`, and snoozed ones in
 * `snoozed`, not in `states`. */
export interface LeadCounts {
  states: Record<LeadStatus, number>;
  late: number;
  flagged: number;
  /** Open submissions that are left out of `states` until a day. */
  snoozed: number;
  /** Open submissions that the operator owns, and those that nobody owns. */
  mine: number;
  nobodys: number;
  oldest_flagged: string | null;
}

/** An opening that has applications, with the title that the latest one names. */
export interface OpeningCount {
  job: string;
  title: string;
  applications: number;
}

/**
 * Form statistics: how often pages reported that a form was seen, started, sent or failed, and how many submissions
 * arrived.
 */
export type FormStatistics = Record<"seen" | "started" | "sent" | "failed" | "arrived", number>;

export interface LeadStatistics {
  days: ({ day: string } & FormStatistics)[];
  contexts: ({ name: string | null } & FormStatistics)[];
  partners: ({ name: string | null } & FormStatistics)[];
}

/** Promised hours until a reply, by table. Tables without an entry have no deadline. */
export type PromisedHours = Partial<Record<SubmissionTable, number>>;

export interface DeskSettings {
  /** Minimum spam score at which a submission is flagged and its deliveries are held. */
  held_from: number;
  agency_address: string | null;
  migrations: number;
}
