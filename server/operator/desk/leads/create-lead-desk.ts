import { type Queryable, type Row, isDatabaseError } from "../../../data/database/database.ts";
import { submissionTables, type SubmissionRef } from "../../../data/submission-tables.ts";
import {
  openStatuses,
  unansweredStatuses,
  leadStatuses,
  type LeadCounts,
  type PromisedHours,
  type LeadStatus,
  type ChangeOutcome,
  type DeskSettings,
  type OpeningCount,
  type StatusChange,
  type TagChange,
  type TagCount,
} from "./lead-desk.ts";
import { findCandidates } from "./find-candidates.ts";
import { flaggedCondition, ownerExpression, exportLeads, listLeads, openLead } from "./list-leads.ts";
import {
  readPartnerReport,
  type PartnerReportPeriod,
  readStatistics,
  type StatisticsPeriod,
} from "./read-statistics.ts";
import type { LeadQuery } from "./lead-query.ts";
import { snoozeAll, snoozedCondition, type SnoozeRequest } from "./snooze.ts";
import { listPresence, notePresence, type PresenceReport } from "./presence.ts";
import { logCall, sendReply, type CallRequest, type ReplyRequest } from "./answer-lead.ts";

/**
 * Selects the number of waiting deliveries and a fingerprint of their progress, using only the index of due
 * deliveries. Each claim, failed attempt and requeue changes the sum of `next_try`. An expired lease changes how many
 * of these times are in the past.
 */
const selectWaitingDeliveries = `
  select concat_ws('/', count(*), count(*) filter (where d.next_try <= now()),
    sum(extract(epoch from d.next_try)) filter (where isfinite(d.next_try)))
  from private.deliveries d where d.state = 'waiting'`;
const selectRevision = `
  select concat_ws('/',
    ${submissionTables.map((table) => `(select max(s.created_at) from public.${table} s)`).join(", ")},
    (select max(e.id) from private.lead_events e),
    (select max(d.id) from private.deletions d),
    (select s.held_from_score from private.delivery_settings s),
    (select max(c.checked_at) from private.file_checks c),
    (select concat_ws(':', count(*), min(z.until)) from private.snoozes z where z.until > now()),
    (${selectWaitingDeliveries}),
    (select count(*) from private.deliveries d where d.state in ('held', 'failed'))
  ) as revision`;

/** Returns a string that changes whenever anything shown in the desk changes. Cheap enough to poll every two seconds. */
async function readRevision(database: Queryable): Promise<string> {
  return (await database.query<{ revision: string }>(selectRevision))[0]?.revision ?? "";
}

interface StatusCount {
  status: LeadStatus;
  n: number;
}

/** Three statements, which are faster than a single one that checks whether each row is flagged. */
const countByState = "select l.status, count(*)::int as n from private.leads l group by l.status";
const countFlaggedByState = `
  select l.status, count(*)::int as n, to_jsonb(min(l.created_at)) #>> '{}' as oldest
  from private.leads l where ${flaggedCondition} group by l.status`;
const countLateLeads = `
  select count(*)::int as n from private.leads l
  where l.status = any ($2::text[]) and not ${flaggedCondition}
    and l.created_at < now() - make_interval(hours => ($1::jsonb ->> l.submission_table)::integer)`;

/** Counts snoozed submissions, which the lists by status leave out, by status and owner. */
const countSnoozed = `
  select l.status, ${ownerExpression} as owner, count(*)::int as n from private.leads l
  where l.id in (select z.submission from private.snoozes z where z.until > now())
    and ${snoozedCondition} and not ${flaggedCondition} group by 1, 2`;

/**
 * Counts the open submissions that somebody owns, and those that an operator owns, including snoozed ones: leaving these
 * out here would look up each row.
 */
const countOwned = `
  select count(*)::int as owned, (count(*) filter (where o.owner = $1))::int as mine
  from private.lead_owners o join private.leads l on l.id = o.submission and l.submission_table = o.submission_table
  where l.status = any ($2::text[]) and not ${flaggedCondition}`;

async function countLeads(
  database: Queryable,
  promisedHours: PromisedHours,
  operator: string,
): Promise<LeadCounts> {
  const countsByStatus = Object.fromEntries(leadStatuses.map((state) => [state, 0])) as Record<
    LeadStatus,
    number
  >;
  const counts: LeadCounts = {
    states: countsByStatus,
    late: 0,
    flagged: 0,
    snoozed: 0,
    mine: 0,
    nobodys: 0,
    oldest_flagged: null,
  };
  for (const { status, n } of await database.query<StatusCount>(countByState)) countsByStatus[status] += n;
  for (const { status, n, oldest } of await database.query<StatusCount & { oldest: string }>(
    countFlaggedByState,
  )) {
    countsByStatus[status] -= n;
    counts.flagged += n;
    if (counts.oldest_flagged === null || oldest < counts.oldest_flagged) counts.oldest_flagged = oldest;
  }
  const [owners = { owned: 0, mine: 0 }] = await database.query<{ owned: number; mine: number }>(countOwned, [
    operator,
    openStatuses,
  ]);
  for (const { status, owner, n } of await database.query<StatusCount & { owner: string | null }>(
    countSnoozed,
  )) {
    countsByStatus[status] -= n;
    counts.snoozed += n;
    if (owner === operator) owners.mine -= n;
    if (owner !== null) owners.owned -= n;
  }
  const open = openStatuses.reduce((sum, status) => sum + countsByStatus[status], 0);
  counts.mine = owners.mine;
  counts.nobodys = open - owners.owned;
  const [found] = await database.query<{ n: number }>(countLateLeads, [
    JSON.stringify(promisedHours),
    unansweredStatuses,
  ]);
  return { ...counts, late: found?.n ?? 0 };
}

/** SQLSTATE foreign_key_violation: the event's submission does not exist. */
const foreignKeyViolation = "23503";

export type LeadDesk = ReturnType<typeof createLeadDesk>;

export function createLeadDesk(database: Queryable) {
  return {
    async settings(): Promise<DeskSettings> {
      const [row] = await database.query<DeskSettings>(
        `select s.held_from_score as held_from, s.agency_address, m.migrations from private.delivery_settings s,
          (select count(*)::int as migrations from supabase_migrations.schema_migrations) m`,
      );
      return row ?? { held_from: 101, agency_address: null, migrations: 0 };
    },
    revision: () => readRevision(database),
    counts: (promisedHours: PromisedHours, operator: string) => countLeads(database, promisedHours, operator),
    openings: () =>
      database.query<OpeningCount>(
        `select r.job, (array_agg(r.desired_position order by r.created_at desc))[1] as title, count(*)::int as applications
         from public.resume_submissions r where r.job is not null group by r.job order by max(r.created_at) desc limit 200`,
      ),
    list: (query: LeadQuery) => listLeads(database, query),
    export: (query: LeadQuery) => exportLeads(database, query),
    /** Returns the job alerts of these email addresses, without the keys of their links. */
    async alerts(emails: readonly string[]): Promise<Row[]> {
      const found = await database.query<{ line: Row }>(
        `select to_jsonb(a) - 'key' as line from private.job_alerts a
         where private.clean_email(a.email) = any (select private.clean_email(e) from unnest($1::text[]) e) order by a.created_at`,
        [emails],
      );
      return found.map(({ line }) => line);
    },
    open: (ref: SubmissionRef) => openLead(database, ref),
    /** Changes the status of several submissions. A conflict affects only the submission in which it occurs. */
    async changeAll(changes: StatusChange[]) {
      const [row] = await database.query<{ results: (SubmissionRef & ChangeOutcome)[] }>(
        "select private.change_statuses($1::jsonb) as results",
        [JSON.stringify(changes)],
      );
      return row?.results ?? [];
    },
    async note({ table, id, note, actor }: SubmissionRef & { note: string; actor: string }) {
      try {
        await database.query(
          `insert into private.lead_events (submission_table, submission, actor, what, detail)
           values ($1, $2::uuid, $3, 'noted', jsonb_build_object('note', $4::text))`,
          [table, id, actor, note],
        );
        return { outcome: "noted" };
      } catch (error) {
        if (isDatabaseError(error) && error.code === foreignKeyViolation) return { outcome: "gone" };
        throw error;
      }
    },
    snoozeAll: (request: SnoozeRequest) => snoozeAll(database, request),
    notePresence: (report: PresenceReport) => notePresence(database, report),
    presence: () => listPresence(database),
    reply: (request: ReplyRequest) => sendReply(database, request),
    call: (request: CallRequest) => logCall(database, request),
    async assignAll({ refs, owner, actor }: { refs: SubmissionRef[]; owner: string | null; actor: string }) {
      const [row] = await database.query<{ assigned: number }>(
        "select private.assign_leads($1::jsonb, $2, $3) as assigned",
        [JSON.stringify(refs), owner, actor],
      );
      return row?.assigned ?? 0;
    },
    /** Adds a tag to submissions, or removes it; returns how many changed. */
    async tagAll({ refs, tag, isAdded, actor }: TagChange) {
      const [row] = await database.query<{ changed: number }>(
        "select private.tag_leads($1::jsonb, $2, $3, $4) as changed",
        [JSON.stringify(refs), tag, isAdded, actor],
      );
      return row?.changed ?? 0;
    },
    candidates: (ref: SubmissionRef) => findCandidates(database, ref),
    /** Returns the tags in use, those of the most submissions first. */
    tags: () =>
      database.query<TagCount>(
        "select t.tag, count(*)::int as submissions from private.lead_tags t group by t.tag order by 2 desc, 1 limit 200",
      ),
    /** Returns the names of all operators, and of all who own a submission. */
    async owners() {
      const rows = await database.query<{ owner: string }>(
        `select o.owner from private.lead_owners o
         union select o.name from private.operators o where o.removed_at is null
         order by owner limit 200`,
      );
      return rows.map(({ owner }) => owner);
    },
    async releaseAll({ refs, actor }: { refs: SubmissionRef[]; actor: string }) {
      const [row] = await database.query<{ released: { leads: number; deliveries: number } }>(
        "select private.release_flagged_submissions($1::jsonb, $2) as released",
        [JSON.stringify(refs), actor],
      );
      return row?.released ?? { leads: 0, deliveries: 0 };
    },
    statistics: (period: StatisticsPeriod) => readStatistics(database, period),
    partnerReport: (period: PartnerReportPeriod) => readPartnerReport(database, period),
  };
}
