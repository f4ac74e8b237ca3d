import { Readable } from "node:stream";
import type { SupabaseClient } from "@supabase/supabase-js";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import type { Database } from "../../data/database/database.ts";
import { isHosted } from "../../data/hosted-client.ts";
import type { FileStore } from "../../data/files/file-store.ts";

/** The files of the `resumes` bucket, with their rows in storage.objects. */
export interface ResumeFiles {
  remove(names: string[]): Promise<void>;
  /** Copies a file; does nothing if it is missing. */
  copy(from: string, to: string): Promise<void>;
}

const bucket = "resumes";

/**
 * Changes files in the server's own store.
 * @throws BackendError if the database belongs to a hosted project, whose files are elsewhere
 */
export function createLocalResumeFiles(database: Database, files: FileStore): ResumeFiles {
  const requireOwnStore = async () => {
    if (await isHosted(database))
      throw new BackendError(
        "This database belongs to a hosted Supabase project, where only the Storage API can delete files. Set SUPABASE_URL and SUPABASE_SECRET_KEY.",
      );
  };
  return {
    async remove(names) {
      await requireOwnStore();
      await database.transaction(async (transaction) => {
        await transaction.query(
          "delete from storage.objects where bucket_id = $1 and name = any ($2::text[])",
          [bucket, names],
        );
        await files.remove(bucket, names);
      });
    },
    async copy(from, to) {
      await requireOwnStore();
      const content = await files.read(bucket, from);
      if (content === undefined) return;
      const file = await files.receive(Readable.from([content]));
      await database.transaction(async (transaction) => {
        await transaction.query(
          `insert into storage.objects (bucket_id, name, created_at, metadata, user_metadata)
           select bucket_id, $3, created_at, metadata, user_metadata from storage.objects
           where bucket_id = $1 and name = $2`,
          [bucket, from, to],
        );
        await file.commit(bucket, to);
      });
    },
  };
}

const batchSize = 1000;

/** Changes files through the Storage API, because SQL would change only the rows. */
export function createHostedResumeFiles(client: SupabaseClient, url: string): ResumeFiles {
  const storage = client.storage.from(bucket);
  const requireSuccess = ({ error }: { error: { message: string } | null }) => {
    if (error) throw new BackendError(`Storage at ${url} rejected the request: ${oneLine(error.message)}.`);
  };
  return {
    async remove(names) {
      for (let from = 0; from < names.length; from += batchSize)
        requireSuccess(await storage.remove(names.slice(from, from + batchSize)));
    },
    async copy(from, to) {
      const { data: isThere } = await storage.exists(from);
      if (isThere) requireSuccess(await storage.copy(from, to));
    },
  };
}
