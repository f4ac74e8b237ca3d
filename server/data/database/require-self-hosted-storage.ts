import { BackendError } from "../../platform/backend-error.ts";
import type { Queryable } from "./database.ts";
import { isHosted } from "./is-hosted.ts";

/**
 * Checks that this server may write the storage tables. In a hosted project, Storage inserts its own row for
 * each file uploaded through its S3 endpoint, and that insert would block on this server's insert.
 * @throws BackendError if the database belongs to a hosted project
 */
export async function requireSelfHostedStorage(database: Queryable): Promise<void> {
  if (await isHosted(database))
    throw new BackendError(
      "S3_ENDPOINT is set, but DATABASE_URL points to a hosted Supabase project, which stores files in its own Storage. Unset S3_ENDPOINT, or use another PostgreSQL server.",
    );
}
