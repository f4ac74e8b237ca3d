import { BackendError } from "../../platform/backend-error.ts";
import type { Database } from "./database.ts";
import { openPostgres } from "./open-postgres.ts";

/**
 * Connects to a PostgreSQL server that is migrated elsewhere: by `npm start`, or by the Supabase CLI for a
 * hosted project.
 * @param requiredObject a table, view or function from the newest migration that the caller needs
 * @throws BackendError if the server is unreachable or lacks that object
 */
export async function openMigratedDatabase(
  databaseUrl: string,
  requiredObject = "private.deliveries",
): Promise<Database> {
  const database = await openPostgres(databaseUrl);
  const [row] = await database
    .query<{ is_there: boolean }>(
      "select coalesce(to_regclass($1)::oid, to_regproc($1)::oid) is not null as is_there",
      [requiredObject],
    )
    .catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
  if (row?.is_there) return database;
  await database.close();
  throw new BackendError(
    `The database at DATABASE_URL has no ${requiredObject}. Apply the migrations first: npx supabase db push, or npm start.`,
  );
}
