import type { DataFolder } from "../files/data-folder.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";

/**
 * Opens the PostgreSQL server at `databaseUrl`, or otherwise the database in the data folder, and applies
 * pending migrations.
 * @throws BackendError if that fails
 */
export async function openDatabase(folder: DataFolder, databaseUrl: string | undefined): Promise<Database> {
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(folder.database);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
