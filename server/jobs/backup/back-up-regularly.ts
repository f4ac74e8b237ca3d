import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { EnvironmentError } from "../../../site/settings/environment.ts";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import { makePrivateFolder } from "../../data/files/data-folder.ts";
import { repeatWork } from "../../platform/timers.ts";
import { openBackup, type BackupOptions, saveArchive, PART_SUFFIX } from "./open-backup.ts";
import { scanArchive } from "./scan-archive.ts";
import { tombstoneFile, writeTombstones } from "./tombstones.ts";

const [HOUR_MS, DAY_MS] = [3_600_000, 24 * 3_600_000];

/**
 * Number of days whose newest archive is always kept, in case the clock is wrong. Days without archives do not
 * count.
 */
const protectedDays = 7;

const pattern = /^ridgebeam-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tgz$/;

export interface BackupSchedule {
  folder: string;
  minutes: number;
  days: number;
}

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
        performance.now() - lastBackup.at < DAY_MS &&
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

export const archiveName = (moment: Date): string =>
  `ridgebeam-${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tgz`;

function findArchives(names: readonly string[]) {
  return names
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = pattern.exec(name) ?? [];
      return day === undefined ? [] : [{ name, at: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }];
    })
    .sort((one, other) => other.at - one.at);
}

/**
 * Returns the age of the newest archive in seconds, or undefined if there is none. Ignores archives dated in the
 * future by a wrong clock.
 */
export function findNewestArchiveAge(names: readonly string[], now: Date): number | undefined {
  const newest = findArchives(names).find(({ at }) => at <= now.getTime());
  return newest && (now.getTime() - newest.at) / 1000;
}

/**
 * Selects the archives to delete after a new backup: those older than `days`. Of the rest, keeps all from the
 * last hour, the newest of each hour of the last day, and the newest of each day. Ignores files with other
 * names.
 *
 * Clocks can jump ahead and backups can fail for a month, so age alone never empties the folder: the newest
 * archive of each of the last seven days with archives (or the last `days`, if fewer) is kept, and each run
 * deletes at most a fifth of the archives, but at least one, oldest first.
 */
export function selectOldArchives(names: readonly string[], now: Date, days: number): string[] {
  const archives = findArchives(names);
  const [spans, lastDays] = [new Set<string>(), new Set<number>()];
  const due = archives.filter(({ at }) => {
    const age = now.getTime() - at;
    const day = Math.floor(at / DAY_MS);
    const isProtected = lastDays.size < Math.min(protectedDays, days) && !lastDays.has(day);
    if (isProtected) lastDays.add(day);
    if (age < HOUR_MS) return false;
    const span = age < DAY_MS ? `hour ${Math.floor(at / HOUR_MS)}` : `day ${day}`;
    const isNewest = !spans.has(span);
    spans.add(span);
    // Expire an hour early, because the next run may be up to an hour late.
    return !isProtected && (!isNewest || age >= days * DAY_MS - HOUR_MS);
  });
  return due.slice(-Math.max(1, Math.floor(archives.length / 5))).map(({ name }) => name);
}
