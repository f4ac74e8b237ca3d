import { isDatabaseError, type Queryable } from "../../../data/database/database.ts";
import type { SubmissionRef } from "../../../data/submission-tables.ts";
import { readPartnerReport } from "./read-partner-report.ts";
import { countLeads, readRevision } from "./count-leads.ts";
import type { ChangeOutcome, DeskSettings, LeadDesk } from "./lead-desk.ts";
import { exportLeads, listLeads } from "./list-leads.ts";
import { openLead } from "./open-lead.ts";
import { readStatistics } from "./read-statistics.ts";

/** SQLSTATE foreign_key_violation: the event's submission does not exist. */
const foreignKeyViolation = "23503";

async function undefinedIfGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isDatabaseError(error) && error.code === foreignKeyViolation) return undefined;
    throw error;
  }
}

export function createLeadDesk(database: Queryable): LeadDesk {
  return {
    async settings() {
      const [row] = await database.query<DeskSettings>(
        `select s.held_from_score as held_from, s.agency_address, m.migrations from private.delivery_settings s,
          (select count(*)::int as migrations from supabase_migrations.schema_migrations) m`,
      );
      return row ?? { held_from: 101, agency_address: null, migrations: 0 };
    },
    revision: () => readRevision(database),
    counts: (promisedHours) => countLeads(database, promisedHours),
    list: (query) => listLeads(database, query),
    export: (query) => exportLeads(database, query),
    open: (ref) => openLead(database, ref),
    async change(change) {
      const [row] = await database.query<{ outcome: ChangeOutcome }>(
        "select private.change_status($1::jsonb) as outcome",
        [JSON.stringify(change)],
      );
      return row?.outcome ?? { outcome: "gone" };
    },
    async changeAll(changes) {
      const [row] = await database.query<{ results: (SubmissionRef & ChangeOutcome)[] }>(
        "select private.change_statuses($1::jsonb) as results",
        [JSON.stringify(changes)],
      );
      return row?.results ?? [];
    },
    async note({ table, id, note, actor }) {
      const insertedNote = await undefinedIfGone(
        database.query(
          `insert into private.lead_events (submission_table, submission, actor, what, detail)
           values ($1, $2::uuid, $3, 'noted', jsonb_build_object('note', $4::text))`,
          [table, id, actor, note],
        ),
      );
      return { outcome: insertedNote === undefined ? "gone" : "noted" };
    },
    async release({ table, id, actor }) {
      const sql = "select private.release_flagged_submission($1, $2::uuid, $3) as n";
      const found = await undefinedIfGone(database.query<{ n: number }>(sql, [table, id, actor]));
      return found?.[0]?.n ?? 0;
    },
    async releaseAll({ refs, actor }) {
      const [row] = await database.query<{ released: { leads: number; deliveries: number } }>(
        "select private.release_flagged_submissions($1::jsonb, $2) as released",
        [JSON.stringify(refs), actor],
      );
      return row?.released ?? { leads: 0, deliveries: 0 };
    },
    statistics: (period) => readStatistics(database, period),
    partnerReport: (period) => readPartnerReport(database, period),
  };
}
