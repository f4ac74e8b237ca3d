import type { Queryable } from "../../data/database/database.ts";
import { submissionTables } from "../../data/submission-tables.ts";
import type { Tombstone } from "./tombstones.ts";

/**
 * Deliberately loose patterns: redacting too much is better than leaving a person's contact details in a
 * restored database.
 */
const emailPattern = "[^[:space:]@]+@[^[:space:]@]+";
const createPhonePattern = (digits: string) => `[${digits}]([^${digits}a-z]{0,3}[${digits}]){6,}`;

export interface AppliedTombstones {
  deleted: number;
  redacted: number;
  files: string[];
}

/**
 * Reapplies deletions and redactions that were made after the backup. Redaction removes every email address and
 * phone number from a row, because a tombstone does not identify a person.
 * @param backupTime time of the backup, ISO 8601
 */
export async function applyTombstones(
  transaction: Queryable,
  tombstones: readonly Tombstone[],
  backupTime: string,
): Promise<AppliedTombstones> {
  await transaction.query(
    `insert into private.tombstones as t (submission_table, submission, what, at)
     select submission_table, submission, what, max(at)
     from json_populate_recordset(null::private.tombstones, $1::json) group by 1, 2, 3
     on conflict on constraint tombstones_pkey do update set at = greatest(t.at, excluded.at)`,
    [JSON.stringify(tombstones)],
  );
  const filesOfDeleted = await transaction.query<{ name: string }>(
    `select r.resume_file_path as name from public.resume_submissions r join private.tombstones t
     on t.submission_table = 'resume_submissions' and t.submission = r.id and t.what = 'deleted' and r.created_at <= t.at`,
  );
  let deleted = 0;
  let redacted = 0;
  for (const table of submissionTables) {
    // Keep rows created after the tombstone: they are new submissions that reuse the id.
    const deletedRows = await transaction.query(
      `delete from public.${table} s using private.tombstones t
       where t.submission_table = $1 and t.submission = s.id and t.what = 'deleted' and s.created_at <= t.at returning s.id`,
      [table],
    );
    deleted += deletedRows.length;
    redacted += await redact(transaction, table, backupTime);
  }
  const files = await transaction.query<{ name: string }>(
    `delete from storage.objects o
     where o.bucket_id = 'resumes' and o.name = any ($1::text[])
       and not exists (select from public.resume_submissions r where r.resume_file_path = o.name)
     returning o.name`,
    [filesOfDeleted.map(({ name }) => name)],
  );
  const names = files.map(({ name }) => name);
  await transaction.query("delete from private.uploads where name = any ($1::text[])", [names]);
  return { deleted, redacted, files: names };
}

async function redact(transaction: Queryable, table: string, backupTime: string): Promise<number> {
  const [known] = await transaction.query<{ digits: string }>("select private.foreign_digits() as digits");
  const number = createPhonePattern(`0-9${known?.digits}`);
  const columns = await transaction.query<{ name: string }>("select private.text_columns($1) as name", [
    table,
  ]);
  const redactText = (text: string, isPhone = false) => {
    const withoutEmails = `regexp_replace(${text}, '${emailPattern}', '[...]', 'g')`;
    return isPhone ? withoutEmails : `regexp_replace(${withoutEmails}, '${number}', '[...]', 'gi')`;
  };
  const changes = columns.map(({ name }) => `${name} = ${redactText(`s.${name}`, name === "phone")}`);
  changes.push(
    `utm = (select jsonb_object_agg(u.key, ${redactText("u.value")}) from jsonb_each_text(s.utm) u)`,
  );
  const changed = await transaction.query<{ id: string }>(
    `update public.${table} s set ${changes.join(", ")} from private.tombstones t
     where t.submission_table = $1 and t.submission = s.id and t.what = 'redacted'
       and s.created_at <= t.at and t.at > $2::timestamptz returning s.id`,
    [table, backupTime],
  );
  const ids = changed.map(({ id }) => id);
  await transaction.query("select private.redact_notes($1, $2::uuid[], $3)", [
    table,
    ids,
    `${emailPattern}|${number}`,
  ]);
  return changed.length;
}
