import { readdir, statfs } from "node:fs/promises";
import type { Database, Queryable } from "../../data/database/database.ts";
import { findNewestArchiveAge } from "../../jobs/backup/back-up-regularly.ts";
import { createMetrics, type GaugeSource } from "./metrics.ts";
import { requireAgreement, tryForms } from "../../data/database/compare-schema.ts";
import { dataFolderPaths } from "../../data/files/data-folder.ts";
import { requireWritable } from "../../data/files/free-space.ts";
import { requireDescriptors } from "../../platform/descriptors.ts";
import { checkInBackground, type ReadinessCheck, watchReadiness } from "./readiness.ts";

/** How long the catalog and the sample rows count as checked, in milliseconds. */
const [schemaMs, formsMs] = [30_000, 3_600_000];

/** How long a delivery may be overdue before the check fails, in seconds. */
const maxOverdueSeconds = 900;

/** The file check's reasons, without what is particular to one file. */
const countRefusedFiles = `select split_part(case when fault = 'infected' then 'infected' else reason end, ':', 1) as reason,
  count(*)::integer as count from private.file_checks where verdict = 'refused' group by 1 order by 2 desc, 1 desc`;

export type ServerWatch = ReturnType<typeof watchServer>;

const createBackupAgeGauge = (folder: string): GaugeSource => ({
  name: "ridgebeam_backup_age_seconds",
  help: "Time since the start of the last complete backup in BACKUP_DIR.",
  read: async (): Promise<Record<string, number>> => {
    const age = findNewestArchiveAge(await readdir(folder), new Date());
    return age === undefined ? {} : { age };
  },
});

/** Forms that browsers report as sent, or as failed, since the day began in the agency's time zone. */
const createFormGauge = (database: Database, what: "sent" | "failed"): GaugeSource => ({
  name: `ridgebeam_forms_${what}_today`,
  help: `Forms that browsers reported as ${what} today, by form.`,
  label: "form",
  read: async () => {
    const rows = await database.query<{ form: string; count: number }>(
      `select form, sum(${what})::int as count from private.form_counts
       where day = private.counted_day(now()) group by form`,
    );
    return Object.fromEntries(rows.map(({ form, count }) => [form, count]));
  },
});

/**
 * Monitors what a server depends on: database, disk and deliveries.
 * @param dataDir the data folder, whose disk is monitored
 * @param extraChecks additional checks by name
 * @param backupDir folder of scheduled backups, if any
 */
export function watchServer(
  database: Database,
  dataDir: string,
  extraChecks: Readonly<Record<string, ReadinessCheck>> = {},
  backupDir?: string,
) {
  const listUnreadyParts = watchReadiness({
    ...createReadinessChecks(database, dataDir),
    ...extraChecks,
  });
  const metrics = createMetrics([
    {
      name: "ridgebeam_not_ready",
      help: "Parts that are not ready; none when the server is ready.",
      label: "part",
      read: async () => Object.fromEntries((await listUnreadyParts()).map((part) => [part, 1])),
    },
    {
      name: "ridgebeam_deliveries",
      help: "Unsent deliveries, by state.",
      label: "state",
      read: async () => (await readOutbox(database)).counts,
    },
    {
      name: "ridgebeam_outbox_overdue_seconds",
      help: "How long the oldest due delivery has waited.",
      read: async () => ({ overdue: (await readOutbox(database)).overdueSeconds }),
    },
    {
      name: "ridgebeam_disk_free_bytes",
      help: "Free bytes on the disk of the data folder.",
      read: async () => {
        const { bavail, bsize } = await statfs(dataDir);
        return { free: bavail * bsize };
      },
    },
    {
      name: "ridgebeam_disk_free_files",
      help: "Free inodes on the disk of the data folder, if limited.",
      read: async (): Promise<Record<string, number>> => {
        const { files, ffree } = await statfs(dataDir);
        return files > 0 ? { free: ffree } : {};
      },
    },
    {
      name: "ridgebeam_files_refused",
      help: "Uploaded resumes that the file check has refused, by reason.",
      label: "reason",
      read: async () => {
        const rows = await database.query<{ reason: string; count: number }>(countRefusedFiles);
        return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
      },
    },
    createFormGauge(database, "sent"),
    createFormGauge(database, "failed"),
    ...(backupDir === undefined ? [] : [createBackupAgeGauge(backupDir)]),
  ]);
  return { listUnreadyParts, metrics };
}

/**
 * Returns what `/readyz` checks of every server, by name. `npm start` adds files, site, mail and webhooks.
 * @param dataDir the data folder, on whose disk files are written
 */
const createReadinessChecks = (database: Database, dataDir: string): Record<string, ReadinessCheck> => ({
  database: async () => void (await database.query("select 1")),
  disk: () => requireWritable(dataFolderPaths(dataDir).incoming),
  descriptors: requireDescriptors,
  outbox: () => requireNoBacklog(database),
  schema: checkInBackground(() => requireAgreement(database), schemaMs),
  forms: checkInBackground(() => tryForms(database), formsMs),
});

async function readOutbox(database: Queryable) {
  const [row] = await database.query<{ waiting: number; held: number; failed: number; overdue: number }>(`
    select
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'held')::int as held,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(max(extract(epoch from now() - greatest(next_try, created_at)))
        filter (where state = 'waiting' and next_try <= now()), 0)::float8 as overdue
    from private.deliveries where state in ('waiting', 'held', 'failed')`);
  const { overdue = 0, waiting = 0, held = 0, failed = 0 } = row ?? {};
  return { counts: { waiting, held, failed }, overdueSeconds: Math.max(0, overdue) };
}

async function requireNoBacklog(database: Queryable): Promise<void> {
  const { overdueSeconds } = await readOutbox(database);
  if (overdueSeconds > maxOverdueSeconds)
    throw new Error(`a due delivery has waited for ${Math.round(overdueSeconds / 60)} minutes`);
}
