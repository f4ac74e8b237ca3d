import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { BackendError } from "../backend/backend-error.ts";
import type { Database } from "../backend/database/database.ts";
import { knownMigrations, migrate } from "../backend/database/migrate.ts";
import { openPglite } from "../backend/database/open-pglite.ts";
import { openPostgres } from "../backend/database/open-postgres.ts";
import { closeToOthers, type DataFolder } from "../backend/files/data-folder.ts";
import { storedFilePath } from "../backend/files/file-store.ts";
import { lockFolder } from "../backend/files/folder-lock.ts";
import { deleteWhatIsDue } from "../retention/delete-what-is-due.ts";
import { openKeeper } from "../retention/open-keeper.ts";
import { setPeriods } from "../retention/set-periods.ts";
import { describeArchive, type Archive } from "./archive-format.ts";
import { fillDatabase } from "./fill-database.ts";
import {
  draftFolder,
  keepFile,
  moveFiles,
  requireEmptyDatabase,
  requireEmptyFolder,
} from "./restore-place.ts";
import { scanArchive } from "./scan-archive.ts";
import { readTombstones, tombstoneFile, tombstoneFileBeside, type Tombstone } from "./tombstones.ts";

/** Where an archive goes. */
export interface RestoreOptions {
  folder: DataFolder;
  /** The server that keeps the rows; else the embedded database. */
  databaseUrl?: string | undefined;
  /** Where tombstones may be as well. */
  backupDir?: string | undefined;
  /** How long submissions are kept. */
  retention: Parameters<typeof setPeriods>[1];
}

async function requireKnown(path: string, { head }: Archive): Promise<void> {
  const known = await knownMigrations();
  const unknown = head.migrations.find((version) => !known.includes(version));
  if (unknown !== undefined)
    throw new BackendError(
      `${path} was made by a newer version: its database has the migration ${unknown}. Use that version.`,
    );
}

async function findTombstones(path: string, { folder, backupDir }: RestoreOptions): Promise<Tombstone[]> {
  const places = [
    tombstoneFileBeside(dirname(path)),
    tombstoneFile(folder, backupDir),
    tombstoneFile(folder, undefined),
  ];
  const found: Tombstone[] = [];
  for (const place of new Set(places)) found.push(...(await readTombstones(place)));
  return found;
}

/**
 * Brings an archive back into an empty place. It is read and compared whole before anything is written, and what is written gets
 * its place at the end, so that a failure leaves nothing behind.
 * @returns what was done, a line each
 * @throws BackendError in one line when the archive is damaged or too new, or the place is not empty
 */
export async function restoreArchive(path: string, options: RestoreOptions): Promise<string[]> {
  const archive = await scanArchive(path);
  await requireKnown(path, archive);
  const { folder, databaseUrl } = options;
  await mkdir(folder.root, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder.root);
  const isEmbedded = databaseUrl === undefined;
  const draft = draftFolder(folder, isEmbedded);
  try {
    await requireEmptyFolder(folder, isEmbedded);
    await mkdir(draft.files, { recursive: true, mode: 0o700 });
    const database = isEmbedded ? await openPglite(draft.database) : await openPostgres(databaseUrl);
    let lines: string[];
    try {
      lines = await restoreRows(database, path, archive, options, draft);
    } finally {
      await database.close();
    }
    if (isEmbedded) await moveFiles(draft, folder);
    const { publishableKey } = archive.head;
    if (publishableKey !== null)
      await writeFile(join(folder.root, "publishable-key"), `${publishableKey}\n`, { mode: 0o600 });
    if (isEmbedded) await rename(draft.database, folder.database);
    await closeToOthers(folder.root);
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
  options: RestoreOptions,
  draft: DataFolder,
): Promise<string[]> {
  const { moment, migrations } = archive.head;
  const { databaseUrl, folder } = options;
  await requireEmptyDatabase(database, migrations);
  await migrate(database, undefined, migrations);
  const tombstones = await findTombstones(path, options);
  let takeAway = () => Promise.resolve();
  const done = await database
    .transaction(async (transaction) => {
      const filled = await fillDatabase(transaction, {
        archive: path,
        moment,
        tombstones,
        keepFile: ({ bucket, name }, content) => keepFile(draft, bucket, name, content),
      });
      for (const name of filled.files) await rm(storedFilePath(draft, "resumes", name), { force: true });
      // Before the rows that name them can be seen.
      if (databaseUrl !== undefined) takeAway = await moveFiles(draft, folder);
      return filled;
    })
    .catch(async (error: unknown) => {
      await takeAway();
      throw error;
    });
  await migrate(database);
  await setPeriods(database, options.retention);
  const keeper = openKeeper(database, databaseUrl === undefined ? draft : folder, options.backupDir);
  return [
    `Restored ${describeArchive(archive)}.`,
    tombstones.length === 0
      ? "No file tombstones.ndjson was found: what was deleted after that moment is back."
      : `What was deleted after that moment: ${done.deleted} rows and ${done.files.length} files deleted again, ${done.redacted} texts changed.`,
    ...(await deleteWhatIsDue(keeper, new Date())),
    ...(done.held > 0
      ? [`${done.held} deliveries that waited are held, since they may have been sent after that moment.`]
      : []),
  ];
}
