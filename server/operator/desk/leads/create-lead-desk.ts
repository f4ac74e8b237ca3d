import { isDatabaseError, type Queryable } from "../../../data/database/database.ts";
import type { SubmissionRef } from "../../../data/submission-tables.ts";
import { readPartnerReport, type PartnerReportPeriod } from "./read-partner-report.ts";
import { countLeads, readRevision } from "./count-leads.ts";
import type { ChangeOutcome, DeskSettings, OpeningCount, PromisedHours, StatusChange } from "./lead-desk.ts";
import type { LeadQuery } from "./lead-query.ts";
import { exportLeads, listLeads } from "./list-leads.ts";
import { openLead } from "./open-lead.ts";
import { readStatistics, type StatisticsPeriod } from "./read-statistics.ts";

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
    counts: (promisedHours: PromisedHours) => countLeads(database, promisedHours),
    openings: () =>
      database.query<OpeningCount>(
        `select r.job, (array_agg(r.desired_position order by r.created_at desc))[1] as title, count(*)::int as applications
         from public.resume_submissions r where r.job is not null group by r.job order by max(r.created_at) desc limit 200`,
      ),
    list: (query: LeadQuery) => listLeads(database, query),
    export: (query: LeadQuery) => exportLeads(database, query),
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
