import type { Database } from "../../data/database/database.ts";
import { findEarlierVersion, migrate } from "../../data/database/migrate.ts";
import { openPglite } from "../../data/database/open-pglite.ts";
import { openPostgres } from "../../data/database/open-postgres.ts";
import type { DataFolder } from "../../data/files/data-folder.ts";
import type { FileStore } from "../../data/files/file-store.ts";
import { backUpBeforeUpgrade } from "./back-up-before-upgrade.ts";

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
