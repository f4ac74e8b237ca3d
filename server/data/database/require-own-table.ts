import { BackendError } from "../../platform/backend-error.ts";
import type { Queryable } from "./database.ts";

/**
 * Makes sure that the table of files is this server's to write. Storage of a hosted project writes its own row for each file that
 * comes to its S3 address, and would wait for ours.
 * @throws BackendError in one line when the database is that of a hosted project
 */
export async function requireOwnTable(database: Queryable): Promise<void> {
  const [found] = await database.query<{ is_hosted: boolean }>(
    "select to_regclass('storage.migrations') is not null as is_hosted",
  );
  if (found?.is_hosted)
    throw new BackendError(
      "S3_ENDPOINT is set, but DATABASE_URL is the database of a hosted project, whose Storage keeps the files by itself. Set another PostgreSQL server.",
    );
}
