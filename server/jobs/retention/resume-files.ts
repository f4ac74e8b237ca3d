import type { SupabaseClient } from "@supabase/supabase-js";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import type { Database } from "../../data/database/database.ts";
import { isHosted } from "../../data/database/is-hosted.ts";
import type { FileStore } from "../../data/files/file-store.ts";

/**
 * Deletes files in the `resumes` bucket from the server's own store, together with their rows.
 * @throws BackendError if the database belongs to a hosted project, whose files are elsewhere
 */
export const deleteLocalFiles =
  (database: Database, files: FileStore) =>
  (names: string[]): Promise<void> =>
    database.transaction(async (transaction) => {
      if (await isHosted(transaction))
        throw new BackendError(
          "This database belongs to a hosted Supabase project, where only the Storage API can delete files. Set SUPABASE_URL and SUPABASE_SECRET_KEY.",
        );
      await transaction.query(
        "delete from storage.objects where bucket_id = 'resumes' and name = any ($1::text[])",
        [names],
      );
      await files.remove("resumes", names);
    });

const batchSize = 1000;

/** Deletes through the Storage API, because SQL would delete only the rows. */
export const deleteHostedFiles =
  (client: SupabaseClient, url: string) =>
  async (names: string[]): Promise<void> => {
    for (let from = 0; from < names.length; from += batchSize) {
      const { error } = await client.storage.from("resumes").remove(names.slice(from, from + batchSize));
      if (error) throw new BackendError(`Storage at ${url} rejected the request: ${oneLine(error.message)}.`);
    }
  };
