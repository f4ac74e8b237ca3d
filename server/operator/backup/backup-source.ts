import { BackendError } from "../../platform/backend-error.ts";
import type { Database } from "../../data/database/database.ts";
import { isHosted } from "../../data/hosted-client.ts";
import { openPostgres } from "../../data/database/open-postgres.ts";
import { openData } from "../api/open-data.ts";

/** Backups need direct access to files and storage tables, which hosted projects do not provide. */
export const hostedProjectError = () =>
  new BackendError(
    "This database belongs to a hosted Supabase project. Use Supabase's backups, and copy the files with the Storage API.",
  );

async function openServer(databaseUrl: string): Promise<Database> {
  const database = await openPostgres(databaseUrl);
  try {
    if (await isHosted(database)) throw hostedProjectError();
    const [state] = await database.query<{ is_current: boolean }>(
      "select to_regclass('private.tombstones') is not null as is_current",
    );
    if (!state?.is_current)
      throw new BackendError(
        "The database at DATABASE_URL has no table private.tombstones. Run npm start once to create it.",
      );
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens the data to back up: the database at `DATABASE_URL` with the data folder's files, or the data folder alone.
 * @throws BackendError if there is no data or it is unreachable
 */
export const openBackupSource = (env: NodeJS.ProcessEnv) => openData(env, openServer);
