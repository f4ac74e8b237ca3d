import { existsSync } from "node:fs";
import type { Readable } from "node:stream";
import { readDataDir, setting } from "../../site/model/environment.ts";
import { BackendError } from "../backend/backend-error.ts";
import type { Database } from "../backend/database/database.ts";
import { openDatabase } from "../backend/database/open-database.ts";
import { openPostgres } from "../backend/database/open-postgres.ts";
import { dataFolderPaths, type DataFolder } from "../backend/files/data-folder.ts";
import { openOrAsk } from "../backend/files/open-or-ask.ts";
import { operatorChannelBackup } from "../submissions/operator-channel.ts";
import { openBackup } from "./open-backup.ts";

/** What makes backups, wherever rows and files are stored. */
export interface BackupSource {
  /** A backup of this moment, as a tar. */
  backup(): Promise<Readable>;
  close(): Promise<void>;
}

/** Files of a hosted project are not in a folder, and its tables of files are not ours. */
export const refuseHosted = () =>
  new BackendError(
    "This is the database of a hosted project. Use the backups of Supabase, and copy the files with the Storage API.",
  );

async function serverSource(databaseUrl: string, folder: DataFolder): Promise<BackupSource> {
  const database = await openPostgres(databaseUrl);
  const close = () => database.close();
  try {
    const [place] = await database.query<{ is_hosted: boolean; is_current: boolean }>(
      `select to_regclass('storage.migrations') is not null as is_hosted,
         to_regclass('private.tombstones') is not null as is_current`,
    );
    if (place?.is_hosted) throw refuseHosted();
    if (!place?.is_current)
      throw new BackendError(
        "The database of DATABASE_URL has no table private.tombstones. Start npm start once, which sets it up.",
      );
    return {
      backup: () => Promise.resolve(openBackup({ database, isEmbedded: false, folder })),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const embeddedSource = (database: Database, folder: DataFolder, release: () => void): BackupSource => ({
  backup: () => Promise.resolve(openBackup({ database, isEmbedded: true, folder })),
  close: () => database.close().finally(release),
});

/**
 * Finds what is to be backed up: the database of `DATABASE_URL` with the files of the data folder (`DATA_DIR`, else `.data`), or
 * all of that folder, through the running server if one holds it.
 * @throws BackendError in one line when there is nothing, or it cannot be reached
 */
export async function openBackupSource(env: NodeJS.ProcessEnv): Promise<BackupSource> {
  const folder = dataFolderPaths(readDataDir(env));
  const databaseUrl = setting(env.DATABASE_URL);
  if (databaseUrl !== undefined) return serverSource(databaseUrl, folder);
  if (!existsSync(folder.database))
    throw new BackendError(`There is no database in ${folder.root}. npm start makes it.`);
  return openOrAsk<BackupSource>(
    folder,
    async (lock) => {
      const database = await openDatabase(folder, undefined).catch((error: unknown) => {
        lock.release();
        throw error;
      });
      return embeddedSource(database, folder, () => lock.release());
    },
    async () => ({ backup: await operatorChannelBackup(folder), close: () => Promise.resolve() }),
  );
}
