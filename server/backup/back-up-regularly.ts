import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { BackendError, oneLine } from "../backend/backend-error.ts";
import { repeatWork } from "../backend/repeat-work.ts";
import { archiveName, archivesToRemove } from "./kept-archives.ts";
import { openBackup, type BackupPlaces } from "./open-backup.ts";
import { saveArchive, unfinished } from "./save-archive.ts";
import { tombstoneFile, writeTombstones } from "./tombstones.ts";

/** Where and how often backups are made. */
export interface BackupSchedule {
  folder: string;
  minutes: number;
  /** How long an archive is kept at most. */
  days: number;
}

const dayMs = 24 * 3_600_000;

/** Removes archives that have had their time, and what a killed server was writing. */
async function rotate({ folder, days }: BackupSchedule): Promise<void> {
  const names = await readdir(folder);
  const cutOff = names.filter((name) => name.startsWith("ridgebeam-") && name.endsWith(unfinished));
  for (const name of [...cutOff, ...archivesToRemove(names, new Date(), days)])
    await rm(join(folder, name), { force: true });
}

/**
 * Makes a backup now and after each interval in which something was written, and one a day in any case, so that the oldest may go.
 * @returns ends it; a backup under way is given up
 * @throws BackendError when the folder cannot be made
 */
export async function backUpRegularly(
  places: BackupPlaces,
  schedule: BackupSchedule,
): Promise<() => Promise<void>> {
  const { database, folder } = places;
  await mkdir(schedule.folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new BackendError(
      `Backups cannot be kept in ${schedule.folder} (${oneLine(error)}). Set BACKUP_DIR to another folder.`,
    );
  });
  const ending = new AbortController();
  let last: { at: number; written: string | undefined } | undefined;
  /** The number that the next transaction which writes will get. */
  const written = async () =>
    (
      await database.query<{ next: string }>("select pg_snapshot_xmax(pg_current_snapshot())::text as next")
    )[0]?.next;

  const turn = async () => {
    if (ending.signal.aborted) return;
    try {
      await writeTombstones(database, tombstoneFile(folder, schedule.folder));
      if (last !== undefined && Date.now() - last.at < dayMs && (await written()) === last.written) return;
      const at = new Date();
      const path = join(schedule.folder, archiveName(at));
      await saveArchive(openBackup(places), path, undefined, ending.signal);
      last = { at: at.getTime(), written: await written() };
    } catch (error) {
      if (!ending.signal.aborted) throw error;
    } finally {
      await rotate(schedule);
    }
  };
  const stop = repeatWork(turn, schedule.minutes * 60_000, "No backup was made");
  return async () => {
    ending.abort();
    await stop();
  };
}
