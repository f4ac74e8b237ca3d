import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Queryable } from "../../data/database/database.ts";
import type { DataFolder } from "../../data/files/data-folder.ts";
import { ifMissing } from "../../data/files/durable-files.ts";
import { submissionTables } from "../../data/submission-tables.ts";

/**
 * Deliberately loose patterns: redacting too much is better than leaving a person's contact details in a
 * restored database. Their first group is empty, because it is kept.
 */
const emailPattern = "()[^[:space:]@]+(?:@|%(?:25)*40)[^[:space:]@]+";

export interface AppliedTombstones {
  deleted: number;
  redacted: number;
  files: string[];
  /** Files whose names may mention an erased person. */
  renamed: { from: string; to: string }[];
}

/** Records that a row was deleted or its text fields were redacted, by id and without personal data. */
export interface Tombstone {
  submission_table: string;
  submission: string;
  what: "deleted" | "redacted";
  at: string;
}

const fileName = "tombstones.ndjson";

/** Path of the tombstone file: next to the scheduled backups, if any, otherwise in the data folder. */
export const tombstoneFile = (folder: DataFolder, backupDir: string | undefined): string =>
  join(backupDir ?? folder.root, fileName);

export const tombstoneFileIn = (archiveFolder: string): string => join(archiveFolder, fileName);

/**
 * Reads a tombstone file, or returns none if it is missing. Skips invalid lines, such as a line truncated by a power
 * failure.
 */
export async function readTombstones(path: string): Promise<Tombstone[]> {
  const text = await readFile(path, "utf8").catch(ifMissing(""));
  return text.split("\n").flatMap((line) => {
    try {
      const tombstone = JSON.parse(line) as Tombstone | null;
      return typeof tombstone?.submission === "string" ? [tombstone] : [];
    } catch {
      return [];
    }
  });
}

const keyOf = ({ submission_table, submission, what, at }: Tombstone) =>
  `${submission_table} ${submission} ${what} ${at}`;

export async function writeTombstones(database: Queryable, path: string): Promise<void> {
  const stored = await database.query<{ line: Tombstone }>(
    "select to_jsonb(t) as line from private.tombstones t order by at",
  );
  const savedKeys = new Set((await readTombstones(path)).map(keyOf));
  const newTombstones = stored
    .map(({ line }) => line)
    .filter((tombstone) => !savedKeys.has(keyOf(tombstone)));
  if (newTombstones.length === 0) return;
  // Start with a newline, in case a crash truncated the last line of the file.
  const text = `\n${newTombstones.map((tombstone) => JSON.stringify(tombstone)).join("\n")}\n`;
  await appendFile(path, text, { mode: 0o600, flush: true });
}

const createPhonePattern = (digits: string) => `()[${digits}]([^${digits}a-z]{0,3}[${digits}]){6,}`;

/**
 * Reapplies deletions and redactions that were made after the backup. Redaction removes every email address and
 * phone number from a row, except the sender's, because a tombstone does not identify a person.
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
  for (const table of submissionTables) {
    // Keep rows created after the tombstone: they are new submissions that reuse the id.
    const deletedRows = await transaction.query(
      `delete from public.${table} s using private.tombstones t
       where t.submission_table = $1 and t.submission = s.id and t.what = 'deleted' and s.created_at <= t.at returning s.id`,
      [table],
    );
    deleted += deletedRows.length;
  }
  await transaction.query(
    `delete from private.job_alerts a using private.tombstones t
     where t.submission_table = 'job_alerts' and t.submission = a.id and a.created_at <= t.at`,
  );
  const redacted = await redact(transaction, backupTime);
  const files = await transaction.query<{ name: string }>(
    `delete from storage.objects o
     where o.bucket_id = 'resumes' and o.name = any ($1::text[])
       and not exists (select from public.resume_submissions r where r.resume_file_path = o.name)
     returning o.name`,
    [filesOfDeleted.map(({ name }) => name)],
  );
  const names = files.map(({ name }) => name);
  await transaction.query("delete from private.uploads where name = any ($1::text[])", [names]);
  return {
    deleted,
    redacted: redacted.length,
    files: names,
    renamed: await renameFiles(transaction, redacted),
  };
}

/** @returns the ids of the redacted submissions */
async function redact(transaction: Queryable, backupTime: string): Promise<string[]> {
  const [known] = await transaction.query<{ digits: string }>("select private.foreign_digits() as digits");
  const patterns = [emailPattern, createPhonePattern(`0-9${known?.digits}`)];
  const submissions = await transaction.query<{ id: string }>(
    `select s.id from private.all_submissions s
     join private.tombstones t on t.submission_table = s.submission_table and t.submission = s.id
     where t.what = 'redacted' and s.created_at <= t.at and t.at > $1::timestamptz`,
    [backupTime],
  );
  const ids = submissions.map(({ id }) => id);
  const tables = await transaction.query<{ name: string; is_whole: boolean }>(
    `select distinct c.of_table as name, t.submission_table is not null as is_whole
     from private.searched_columns c
     left join private.tombstones t on t.submission_table = c.of_table and t.what = 'redacted' and t.at > $1::timestamptz`,
    [backupTime],
  );
  await transaction.run("select set_config('private.erases', 'on', true)");
  for (const { name, is_whole } of tables)
    await transaction.query(
      "select from private.redact($1, row($2, $3, null, null)::private.person, true, case when $4 then null else $5::uuid[] end)",
      [name, ...patterns, is_whole, ids],
    );
  await transaction.run("select set_config('private.erases', 'off', true)");
  return ids;
}

async function renameFiles(
  transaction: Queryable,
  submissions: readonly string[],
): Promise<AppliedTombstones["renamed"]> {
  const renamed = await transaction.query<AppliedTombstones["renamed"][number]>(
    `select f.name as "from", private.neutral_file_name(f.name) as "to" from (
       select distinct r.resume_file_path as name from public.resume_submissions r
       where r.id = any ($1::uuid[]) and r.resume_file_path is not null
     ) f`,
    [submissions],
  );
  for (const { from, to } of renamed) {
    await transaction.query("select from private.follow_renamed_file($1, $2)", [from, to]);
    await transaction.query(
      "update storage.objects set name = $2 where bucket_id = 'resumes' and name = $1",
      [from, to],
    );
  }
  return renamed;
}
