import { submissionTables } from "../../data/submission-tables.ts";
import { mkdir, rename, rm, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ExpectedError } from "../../../model/expected-error.ts";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import { isDatabaseError, type Database } from "../../data/database/database.ts";
import { findUnsupported, listMigrations, migrate } from "../../data/database/migrate.ts";
import { openPglite } from "../../data/database/open-pglite.ts";
import { openPostgres } from "../../data/database/open-postgres.ts";
import {
  restrictPermissions,
  makeDataFolder,
  dataFolderPaths,
  hasDatabase,
  type DataFolder,
} from "../../data/files/data-folder.ts";
import { openFileStore } from "../../data/files/file-store.ts";
import { lockFolder } from "../../data/files/folder-lock.ts";
import type { S3Settings } from "../../data/files/s3-store.ts";
import { deleteExpired, setRetentionPeriods } from "../../jobs/retention/retention-periods.ts";
import { createLocalRetention } from "../../jobs/retention/local-retention.ts";
import { describeArchive, type Archive } from "../../jobs/backup/archive-format.ts";
import {
  fillDatabase,
  createFolderRestorer,
  createStoreRestorer,
  type FileRestorer,
} from "../../jobs/backup/restore-content.ts";
import { scanArchive } from "../../jobs/backup/scan-archive.ts";
import {
  readTombstones,
  tombstoneFile,
  tombstoneFileIn,
  type Tombstone,
} from "../../jobs/backup/tombstones.ts";
import { existsSync } from "node:fs";
import { isHosted } from "../../data/hosted-client.ts";
import { hostedProjectError } from "./backup-source.ts";

interface RestoreOptions {
  folder: DataFolder;
  /** PostgreSQL server for the rows; defaults to the embedded database. */
  databaseUrl?: string | undefined;
  /** Store for the files; defaults to the data folder. */
  s3?: S3Settings | undefined;
  backupDir?: string | undefined;
  retention: Parameters<typeof setRetentionPeriods>[1];
}

type RestoreResult = Awaited<ReturnType<typeof fillDatabase>> & { tombstones: number };

async function migrationsOf(path: string, { head }: Archive): Promise<string[]> {
  const migrations = head.migrations.toSorted();
  const unsupported = await findUnsupported(migrations);
  if (unsupported !== undefined)
    throw new BackendError(
      `${path} was made before version 1.0 (migration ${unsupported}) and cannot be restored. Restore it with the version that made it, and export its submissions there.`,
    );
  const knownVersions = await listMigrations();
  const unknown = migrations.find((version) => !knownVersions.includes(version));
  if (unknown !== undefined)
    throw new BackendError(
      `${path} was made by a newer version: its database has the migration ${unknown}. Use that version.`,
    );
  return migrations;
}

async function findTombstones(path: string, { folder, backupDir }: RestoreOptions): Promise<Tombstone[]> {
  const tombstonePaths = [
    tombstoneFileIn(dirname(path)),
    tombstoneFile(folder, backupDir),
    tombstoneFile(folder, undefined),
  ];
  const found: Tombstone[] = [];
  for (const tombstonePath of new Set(tombstonePaths)) found.push(...(await readTombstones(tombstonePath)));
  return found;
}

/**
 * Restores an archive into an empty target. The archive is verified before anything is written, and data becomes
 * visible only at the end, so a failure leaves nothing behind.
 * @returns a summary, one line per item
 * @throws BackendError if the archive is damaged, too new or too old, or the target is not empty
 */
export async function restoreArchive(path: string, options: RestoreOptions): Promise<string[]> {
  try {
    return await restore(path, options);
  } catch (error) {
    throw error instanceof ExpectedError
      ? error
      : new BackendError(`Nothing was restored: ${oneLine(error)}. Fix the problem and try again.`);
  }
}

async function restore(path: string, options: RestoreOptions): Promise<string[]> {
  const archive = await scanArchive(path);
  const migrations = await migrationsOf(path, archive);
  const { folder, databaseUrl } = options;
  await makeDataFolder(folder.root);
  const lock = lockFolder(folder.root);
  const isEmbedded = databaseUrl === undefined;
  const draft = stagingFolder(folder, isEmbedded);
  try {
    await requireEmptyFolder(folder, isEmbedded);
    for (const { incoming } of [draft, folder]) await mkdir(incoming, { recursive: true, mode: 0o700 });
    const restoredFolder = isEmbedded ? draft : folder;
    const store = openFileStore(restoredFolder, options.s3);
    const files = options.s3 ? createStoreRestorer(store) : createFolderRestorer(draft, folder);
    const database = isEmbedded ? await openPglite(draft.database) : await openPostgres(databaseUrl);
    let lines: string[];
    try {
      const restoreResult = await restoreRows(database, path, archive, migrations, options, files);
      await setRetentionPeriods(database, options.retention);
      const retention = createLocalRetention(database, restoredFolder, store, options.backupDir);
      lines = [...describe(archive, restoreResult), ...(await deleteExpired(retention, new Date()))];
    } finally {
      await database.close();
    }
    if (isEmbedded) await files.commit();
    if (isEmbedded) await rename(draft.database, folder.database);
    restrictPermissions(folder.root);
    return lines;
  } finally {
    await rm(draft.root, { recursive: true, force: true });
    lock.release();
  }
}

async function restoreRows(
  database: Database,
  path: string,
  archive: Archive,
  migrations: readonly string[],
  options: RestoreOptions,
  files: FileRestorer,
): Promise<RestoreResult> {
  const { moment } = archive.head;
  await requireEmptyDatabase(database, migrations);
  await migrate(database, undefined, migrations);
  const tombstones = await findTombstones(path, options);
  const restoreResult = await database
    .transaction(
      async (transaction) => {
        const fillResult = await fillDatabase(transaction, {
          archive: path,
          moment,
          tombstones,
          addFile: ({ bucket, name }, content) => files.add(bucket, name, content),
        });
        await files.remove(fillResult.files);
        for (const { from, to } of fillResult.renamed) await files.rename(from, to);
        if (options.databaseUrl !== undefined) await files.commit();
        return fillResult;
      },
      { mayTakeLong: true },
    )
    .catch(async (error: unknown) => {
      await files.undo();
      if (!isDatabaseError(error)) throw error;
      throw new BackendError(`${path} does not match the database: ${oneLine(error)}. Use another archive.`);
    });
  await migrate(database);
  return { ...restoreResult, tombstones: tombstones.length };
}

function describe(
  archive: Archive,
  { tombstones, deleted, files, redacted, heldDeliveries }: RestoreResult,
): string[] {
  return [
    `Restored ${describeArchive(archive)}.`,
    tombstones === 0
      ? "No tombstones.ndjson was found, so submissions that were deleted after the backup are back."
      : `Deletions after the backup were reapplied: ${deleted} rows and ${files.length} files deleted, ${redacted} rows redacted.`,
    ...(heldDeliveries > 0
      ? [`${heldDeliveries} pending deliveries are held, because they may have been sent after the backup.`]
      : []),
  ];
}

/** Folder that a restore writes to first: rows and files for the embedded database, otherwise only files. */
const stagingFolder = (folder: DataFolder, isEmbedded: boolean): DataFolder =>
  dataFolderPaths(join(folder.root, isEmbedded ? "restore.draft" : "restore-files.draft"));

/**
 * Checks that a data folder is empty, after deleting leftovers of an interrupted restore. A restore moves the embedded
 * database into place last, so files without it are leftovers.
 * @throws BackendError if the folder contains a database or files
 */
async function requireEmptyFolder(folder: DataFolder, isEmbedded: boolean): Promise<void> {
  if (await hasDatabase(folder))
    throw new BackendError(
      `${folder.root} already contains a database. Move that folder elsewhere, or set DATA_DIR to another one.`,
    );
  const draft = stagingFolder(folder, isEmbedded);
  if (existsSync(draft.root)) {
    // With a PostgreSQL server, keep the files: restored rows may already reference them.
    if (isEmbedded) await rm(folder.files, { recursive: true, force: true });
    await rm(draft.root, { recursive: true, force: true });
  }
  const entries = await readdir(folder.files, { recursive: true, withFileTypes: true }).catch(() => []);
  if (entries.some((entry) => entry.isFile()))
    throw new BackendError(
      `${folder.files} already contains files. Move that folder elsewhere, or set DATA_DIR to another one.`,
    );
}

/** Returns an SQL expression: whether tables are empty. */
const isEmpty = (...tables: string[]): string =>
  tables.map((table) => `not exists (select from ${table})`).join(" and ");

/**
 * Checks that a database contains no submissions or files, and that its migrations match the archive.
 * @param migrations the archive's migrations, sorted
 * @throws BackendError if a check fails
 */
async function requireEmptyDatabase(database: Database, migrations: readonly string[]): Promise<void> {
  if (await isHosted(database)) throw hostedProjectError();
  const [place] = await database.query<{ is_ours: boolean }>(
    "select to_regclass('public.contact_submissions') is not null as is_ours",
  );
  if (!place?.is_ours) return;
  const [found] = await database.query<{ versions: string[]; is_empty: boolean }>(
    `select array(select version from supabase_migrations.schema_migrations order by version) as versions,
       ${isEmpty(...submissionTables.map((table) => `public.${table}`), "storage.objects")} as is_empty`,
  );
  if (!found?.is_empty)
    throw new BackendError("The database at DATABASE_URL already contains rows. Create an empty database.");
  if (found.versions.join() !== migrations.join())
    throw new BackendError(
      "The database at DATABASE_URL was set up by a different version than the archive. Restore to a new, empty database.",
    );
}
