import type { Database } from "../../data/database/database.ts";
import { earlierVersion, migrate } from "../../data/database/migrate.ts";
import { openPglite } from "../../data/database/open-pglite.ts";
import { openPostgres } from "../../data/database/open-postgres.ts";
import type { DataFolder } from "../../data/files/data-folder.ts";
import type { FileStore } from "../../data/files/file-store.ts";
import { backUpBeforeUpgrade } from "./back-up-before-upgrade.ts";

/**
 * Opens the PostgreSQL server at `databaseUrl`, or otherwise the database in the data folder, and applies
 * pending migrations, after a backup of a database that an earlier version has used.
 * @param files those that belong to the rows, for the backup
 * @throws BackendError if that fails
 */
export async function openDatabase(
  folder: DataFolder,
  databaseUrl: string | undefined,
  files: FileStore,
): Promise<Database> {
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(folder.database);
  try {
    const version = await earlierVersion(database);
    if (version !== undefined)
      await backUpBeforeUpgrade({ database, isEmbedded: !databaseUrl, folder, files }, version);
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
