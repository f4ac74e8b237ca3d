import { repeatWork } from "../../platform/timers.ts";
import { type DueTable, type SubmissionRetention, createRetention } from "./submission-retention.ts";
import type { Queryable, Database } from "../../data/database/database.ts";
import { submissionTables, type SubmissionTable } from "../../data/submission-tables.ts";
import type { DataFiles } from "../../../model/kinds/data-files.ts";
import { dataFolderPaths } from "../../data/files/data-folder.ts";
import { openHostedProject } from "../../data/hosted-client.ts";
import { processRemovalsRegularly } from "./process-removals-regularly.ts";
import { callDatabase } from "./operator-call.ts";
import { createHostedResumeFiles } from "./resume-files.ts";

export interface RetentionPeriod {
  months: number;
  countedFrom: "sent" | "last_contact";
}

const dayMs = 24 * 3_600_000;

/** Submissions to delete per transaction. Small batches do not block visitors for long. */
const batchSize = 100;

/**
 * Whether more than a fifth of a table would be deleted. The period or the clock may be wrong, so an operator must
 * confirm.
 */
export const needsConfirmation = ({ due, rows }: DueTable): boolean => due.length * 5 > rows;

const describe = ({ table, months, counted_from, due, rows }: DueTable): string =>
  `${due.length} of ${rows} rows of ${table} are due (${months} months after ${counted_from === "sent" ? "they were sent" : "the last contact"})`;

export async function deleteDueRows(
  retention: SubmissionRetention,
  { table, due }: DueTable,
): Promise<string> {
  let deletedRows = 0;
  let files = 0;
  for (let from = 0; from < due.length; from += batchSize) {
    const submissions = due.slice(from, from + batchSize).map(({ id }) => ({ table, id }));
    const counts = await retention.delete({ why: "retention", submissions });
    deletedRows += counts[table];
    files += counts.files;
  }
  return `Retention: deleted ${deletedRows} rows from ${table} and ${files} files.`;
}

/**
 * Deletes submissions whose retention period has ended, with their files. For a day after a period changes, only
 * lists them. If more than a fifth of a table has expired, leaves it to an operator.
 * @returns a line for each table with expired submissions, which says what was done
 */
export async function deleteExpired(retention: SubmissionRetention, now: Date): Promise<string[]> {
  const lines: string[] = [];
  for (const table of await retention.due(now.toISOString())) {
    if (table.listed_at === null) {
      await retention.noteListed(table.table, now.toISOString());
      if (table.due.length > 0)
        lines.push(
          `Retention: ${describe(table)} and will be deleted starting tomorrow. "npm run submissions -- --due" lists them.`,
        );
    } else if (table.due.length === 0 || now.getTime() < Date.parse(table.listed_at) + dayMs) {
      continue;
    } else if (needsConfirmation(table)) {
      lines.push(
        `Retention stopped: ${describe(table)}, more than a fifth. Review them with "npm run submissions -- --due", then delete them with "npm run submissions -- --delete-due".`,
      );
    } else {
      lines.push(await deleteDueRows(retention, table));
    }
  }
  return lines;
}

/** Calls `deleteExpired` now and every day. */
export function deleteExpiredRegularly(retention: SubmissionRetention): () => Promise<void> {
  const run = async () => {
    for (const line of await deleteExpired(retention, new Date())) console.error(line);
  };
  return repeatWork(run, dayMs, "Expired submissions were not deleted");
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

/**
 * Deletes a hosted project's expired submissions daily and its withdrawn ones within seconds, through its database
 * and Storage API. Does nothing unless `SUPABASE_URL` and `SUPABASE_SECRET_KEY` are set: without them, the database
 * belongs to an `npm start` server, which has the files and deletes them itself.
 */
export async function deleteInHostedProject(
  env: NodeJS.ProcessEnv,
  retention: DataFiles["retention"],
  dataDir: string,
  database: Database,
): Promise<{ notice: string; stop: () => Promise<void> }> {
  const project = openHostedProject(env);
  if (project === undefined) {
    const notice =
      "Retention: does not run here, because SUPABASE_URL and SUPABASE_SECRET_KEY are not both set.";
    return { notice, stop: () => Promise.resolve() };
  }
  await setRetentionPeriods(database, retention);
  const storageOptions = {
    files: createHostedResumeFiles(project.client, project.url),
    mailFolder: dataFolderPaths(dataDir).mail,
  };
  const stopDeleting = deleteExpiredRegularly(
    createRetention({ call: callDatabase(database), ...storageOptions }),
  );
  const stopRemovals = processRemovalsRegularly({ database, ...storageOptions });
  return {
    notice: "Retention: expired submissions are deleted daily.",
    stop: async () => {
      await stopDeleting();
      await stopRemovals();
    },
  };
}
