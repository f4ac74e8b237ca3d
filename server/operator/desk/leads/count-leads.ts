import type { Queryable } from "../../../data/database/database.ts";
import { submissionTables } from "../../../data/submission-tables.ts";
import {
  unansweredStatuses,
  leadStatuses,
  type LeadCounts,
  type PromisedHours,
  type LeadStatus,
} from "./lead-desk.ts";
import { flaggedCondition } from "./list-leads.ts";

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
    (${selectWaitingDeliveries}),
    (select count(*) from private.deliveries d where d.state in ('held', 'failed'))
  ) as revision`;

/** Returns a string that changes whenever anything shown in the desk changes. Cheap enough to poll every two seconds. */
export async function readRevision(database: Queryable): Promise<string> {
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

export async function countLeads(database: Queryable, promisedHours: PromisedHours): Promise<LeadCounts> {
  const countsByStatus = Object.fromEntries(leadStatuses.map((state) => [state, 0])) as Record<
    LeadStatus,
    number
  >;
  const counts: LeadCounts = { states: countsByStatus, late: 0, flagged: 0, oldest_flagged: null };
  for (const { status, n } of await database.query<StatusCount>(countByState)) countsByStatus[status] += n;
  for (const { status, n, oldest } of await database.query<StatusCount & { oldest: string }>(
    countFlaggedByState,
  )) {
    countsByStatus[status] -= n;
    counts.flagged += n;
    if (counts.oldest_flagged === null || oldest < counts.oldest_flagged) counts.oldest_flagged = oldest;
  }
  const [found] = await database.query<{ n: number }>(countLateLeads, [
    JSON.stringify(promisedHours),
    unansweredStatuses,
  ]);
  return { ...counts, late: found?.n ?? 0 };
}
