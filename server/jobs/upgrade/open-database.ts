import type { Database } from "../../data/database/database.ts";
import { findEarlierVersion, migrate } from "../../data/database/migrate.ts";
import { openPglite } from "../../data/database/open-pglite.ts";
import { openPostgres } from "../../data/database/open-postgres.ts";
import { makeDataFolder, type DataFolder } from "../../data/files/data-folder.ts";
import type { FileStore } from "../../data/files/file-store.ts";
import { join } from "node:path";
import { isHosted } from "../../data/hosted-client.ts";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import { describeArchive } from "../backup/archive-format.ts";
import { openBackup, type BackupOptions, saveArchive, PART_SUFFIX } from "../backup/open-backup.ts";
import { scanArchive } from "../backup/scan-archive.ts";
import { readdir, rm } from "node:fs/promises";

const retainedCount = 3;
const dayMs = 24 * 3_600_000;

const prefix = "before-upgrade-";
const pattern = /^before-upgrade-(\d+)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z\.tgz$/;

/**
 * Opens the PostgreSQL server at `databaseUrl`, or the embedded database if it is undefined, and applies pending
 * migrations. Backs up a database from an earlier version first.
 * @param files the file store, for the backup
 * @param migrations folder of the migrations, for tests of a later version
 * @throws BackendError if opening, backup or migration fails
 */
export async function openDatabase(
  folder: DataFolder,
  databaseUrl: string | undefined,
  files: FileStore,
  migrations?: string,
): Promise<Database> {
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(folder.database);
  try {
    const version = await findEarlierVersion(database, migrations);
    if (version !== undefined)
      await backUpBeforeUpgrade({ database, isEmbedded: !databaseUrl, folder, files }, version);
    await migrate(database, migrations);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Writes a verified backup to the data folder before migrations change the database, and logs its path.
 * @param version the database's last migration
 * @throws BackendError if no backup can be made; the database is then unchanged
 */
async function backUpBeforeUpgrade(options: BackupOptions, version: string): Promise<void> {
  if (await isHosted(options.database))
    throw new BackendError(
      `DATABASE_URL points to a hosted Supabase project whose database is from an earlier version (its last migration is ${version}). Make a backup in Supabase, then run npx supabase db push.`,
    );
  const { root } = await makeDataFolder(options.folder.root);
  const path = join(root, upgradeArchiveName(version, new Date()));
  try {
    const archive = await saveArchive(openBackup(options), path, (tempPath) => scanArchive(tempPath));
    await removeUpgradeArchives(root);
    console.error(`Upgrading the database, after a backup to ${path}: ${describeArchive(archive)}.`);
  } catch (error) {
    throw new BackendError(
      `The database was not upgraded and is unchanged, because it could not be backed up to ${path}: ${oneLine(error)}. Fix the problem and start again, or start the earlier version.`,
    );
  }
}

/**
 * Returns a file name such as `before-upgrade-20261128000015-2027-03-02T22-30-00.000Z.tgz`.
 * @param version the database's last migration
 */
export const upgradeArchiveName = (version: string, moment: Date): string =>
  `${prefix}${version}-${moment.toISOString().replaceAll(":", "-")}.tgz`;

/**
 * Selects the archives to delete: all but the newest of each of the last three versions, and those older than
 * `days`. A failed upgrade that is retried therefore replaces its own archive, not that of the previous version.
 */
export function selectOldUpgradeArchives(names: readonly string[], now: Date, days = Infinity): string[] {
  const versions = new Set<string>();
  return names
    .flatMap((name) => {
      const [, version, day, hours, minutes, seconds] = pattern.exec(name) ?? [];
      if (version === undefined) return [];
      return [{ name, version, at: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }];
    })
    .sort((one, other) => other.at - one.at)
    .filter(({ version, at }) => {
      const isNewest = !versions.has(version);
      versions.add(version);
      return !isNewest || versions.size > retainedCount || now.getTime() - at > days * dayMs;
    })
    .map(({ name }) => name);
}

export async function removeUpgradeArchives(folder: string, days?: number): Promise<void> {
  const names = await readdir(folder);
  const unfinishedNames = names.filter((name) => name.startsWith(prefix) && name.endsWith(PART_SUFFIX));
  for (const name of [...unfinishedNames, ...selectOldUpgradeArchives(names, new Date(), days)])
    await rm(join(folder, name), { force: true });
}
