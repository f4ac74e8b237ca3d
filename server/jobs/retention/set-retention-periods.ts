import type { Queryable } from "../../data/database/database.ts";
import { submissionTables, type SubmissionTable } from "../../data/submission-tables.ts";

export interface RetentionPeriod {
  months: number;
  countedFrom: "sent" | "last_contact";
}

/**
 * Sets the database's retention periods to those in the privacy policy. For a day after a period changes,
 * `deleteExpired` lists expired submissions instead of deleting them.
 */
export async function setRetentionPeriods(
  database: Queryable,
  periods: Readonly<Partial<Record<SubmissionTable, RetentionPeriod>>>,
): Promise<void> {
  for (const table of submissionTables) {
    const period = periods[table];
    if (period === undefined) continue;
    const { months, countedFrom } = period;
    await database.query(
      `insert into private.retention as r (submission_table, months, counted_from) values ($1, $2, $3)
       on conflict (submission_table) do update
       set months = excluded.months, counted_from = excluded.counted_from, listed_at = null
       where (r.months, r.counted_from) is distinct from (excluded.months, excluded.counted_from)`,
      [table, months, countedFrom],
    );
  }
}
