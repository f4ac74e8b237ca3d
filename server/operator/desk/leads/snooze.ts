import type { Queryable } from "../../../data/database/database.ts";
import type { SubmissionRef } from "../../../data/submission-tables.ts";

export interface SnoozeRequest {
  refs: readonly SubmissionRef[];
  /** Day on which they are back, such as `2026-12-01`; null ends the snooze. */
  until: string | null;
  timeZone: string;
  actor: string;
}

/** Snoozes submissions and returns how many changed. */
export async function snoozeAll(database: Queryable, request: SnoozeRequest): Promise<number> {
  const { refs, until, timeZone, actor } = request;
  const [row] = await database.query<{ n: number }>(
    "select private.snooze_leads($1::jsonb, $2::date, $3, $4) as n",
    [JSON.stringify(refs), until, timeZone, actor],
  );
  return row?.n ?? 0;
}

/** SQL condition that is true for a submission that the lists leave out until a day. */
export const snoozedCondition = `exists (
  select from private.snoozes z where z.submission = l.id and z.submission_table = l.submission_table and z.until > now()
)`;
