import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { EnvironmentError } from "../../../site/settings/environment.ts";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import { makePrivateFolder } from "../../data/files/private-folder.ts";
import { repeatWork } from "../../platform/repeat-work.ts";
import { archiveName, selectOldArchives } from "./backup-archives.ts";
import { openBackup, type BackupOptions } from "./open-backup.ts";
import { saveArchive, PART_SUFFIX } from "./save-archive.ts";
import { scanArchive } from "./scan-archive.ts";
import { tombstoneFile, writeTombstones } from "./tombstones.ts";

export interface BackupSchedule {
  folder: string;
  minutes: number;
  days: number;
}

const dayMs = 24 * 3_600_000;

/**
 * Number of write transactions that a backup itself performs: in the embedded database, one creates temporary copies of
 * the rows and one drops them.
 */
const backupTransactionCounts = { embedded: 2n, server: 0n };

async function removeArchives(
  folder: string,
  select: (names: readonly string[]) => readonly string[],
): Promise<void> {
  for (const name of select(await readdir(folder))) await rm(join(folder, name), { force: true });
}

const unfinishedArchives = (names: readonly string[]) =>
  names.filter((name) => name.startsWith("ridgebeam-") && name.endsWith(PART_SUFFIX));

/**
 * Backs up immediately, then at each interval if there were new writes, and at least once a day so that old backups
 * can be pruned. An archive is verified before it is renamed into place. Old archives (`selectOldArchives`) are deleted
 * only after that, so none are deleted while backups fail.
 * @returns a function that stops the schedule and aborts any backup in progress
 */
export async function backUpRegularly(
  options: BackupOptions,
  schedule: BackupSchedule,
): Promise<() => Promise<void>> {
  const { database, folder, isEmbedded } = options;
  await makePrivateFolder("BACKUP_DIR", schedule.folder).catch((error: unknown) => {
    if (error instanceof EnvironmentError) throw error;
    throw new BackendError(
      `Backups cannot be stored in ${schedule.folder} (${oneLine(error)}). Set BACKUP_DIR to another folder.`,
    );
  });
  const stopController = new AbortController();
  let lastBackup: { at: number; transactionId: bigint | undefined } | undefined;
  const readNextTransactionId = async (): Promise<bigint> => {
    const sql = "select pg_snapshot_xmax(pg_current_snapshot())::text as next";
    const [row] = await database.query<{ next: string }>(sql);
    return BigInt(row?.next ?? 0);
  };

  const run = async () => {
    if (stopController.signal.aborted) return;
    try {
      await writeTombstones(database, tombstoneFile(folder, schedule.folder));
      if (
        lastBackup !== undefined &&
        performance.now() - lastBackup.at < dayMs &&
        (await readNextTransactionId()) === lastBackup.transactionId
      )
        return;
      const at = new Date();
      const path = join(schedule.folder, archiveName(at));
      await removeArchives(schedule.folder, unfinishedArchives);
      const before = await readNextTransactionId();
      const check = (tempPath: string) => scanArchive(tempPath, {}, stopController.signal);
      await saveArchive(openBackup(options), path, check, stopController.signal);
      const after = await readNextTransactionId();
      // If there were other writes, the snapshot may miss some rows, so the next run makes another backup.
      const isComplete = after - before <= backupTransactionCounts[isEmbedded ? "embedded" : "server"];
      lastBackup = { at: performance.now(), transactionId: isComplete ? after : undefined };
      await removeArchives(schedule.folder, (names) => selectOldArchives(names, at, schedule.days)).catch(
        (error: unknown) => console.error(`Old backups were not removed: ${oneLine(error)}`),
      );
    } catch (error) {
      if (!stopController.signal.aborted) throw error;
    }
  };
  const stop = repeatWork(run, schedule.minutes * 60_000, "No backup was made");
  return async () => {
    stopController.abort();
    await stop();
  };
}
