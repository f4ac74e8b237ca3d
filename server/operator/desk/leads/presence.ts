import type { Queryable } from "../../../data/database/database.ts";
import type { SubmissionRef } from "../../../data/submission-tables.ts";

/** A window of the desk that shows a submission. */
export interface Presence extends SubmissionRef {
  tab: string;
  /** Name of the operator. */
  actor: string;
  opened_at: string;
  /** Since when the operator is writing a reply; null if not. */
  writing_at: string | null;
}

export interface PresenceReport {
  tab: string;
  actor: string;
  /** Null if the window shows no submission any more. */
  open: (SubmissionRef & { isWriting: boolean }) | null;
}

export async function notePresence(database: Queryable, { tab, actor, open }: PresenceReport): Promise<void> {
  const wanted = { tab, actor, table: open?.table, submission: open?.id, is_writing: open?.isWriting };
  await database.query("select private.note_presence($1::jsonb)", [JSON.stringify(wanted)]);
}

/** Lists what windows of the desk show, the earliest first. */
export async function listPresence(database: Queryable): Promise<Presence[]> {
  const rows = await database.query<{ line: Presence }>(
    `select jsonb_build_object(
       'tab', p.tab, 'actor', p.actor, 'table', p.submission_table, 'id', p.submission, 'opened_at', p.opened_at,
       'writing_at', p.writing_at
     ) as line
     from private.desk_presence p where p.seen_at > now() - interval '30 seconds' order by p.opened_at, p.tab limit 200`,
  );
  return rows.map(({ line }) => line);
}
