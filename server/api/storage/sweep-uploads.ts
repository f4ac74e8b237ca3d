import type { Database } from "../../data/database/database.ts";
import type { FileStore } from "../../data/files/file-store.ts";
import { repeatWork } from "../../platform/repeat-work.ts";

/** Files to delete per transaction. Small batches do not block visitors for long. */
const batchSize = 100;

const intervalMs = 600_000;

/**
 * Deletes uploads that no submission has referenced within an hour, and files that interrupted uploads left without
 * a row. Each batch deletes rows and files in one transaction: if a file cannot be deleted, its row is kept for the
 * next sweep.
 * @returns the number of deleted files
 */
export async function sweepUploads(database: Database, files: FileStore): Promise<number> {
  let removedCount = 0;
  for (const due of ["remove_expired_uploads", "remove_abandoned_uploads"]) {
    let sweptCount: number;
    do {
      sweptCount = await database.transaction(async (transaction) => {
        const rows = await transaction.query<{ name: string }>(
          `select name from private.${due}($1) as name`,
          [batchSize],
        );
        await files.remove(
          "resumes",
          rows.map(({ name }) => name),
        );
        return rows.length;
      });
      removedCount += sweptCount;
    } while (sweptCount === batchSize);
  }
  await database.query("select private.forget_uploads(1000)");
  return removedCount;
}

export function sweepUploadsRegularly(database: Database, files: FileStore): () => Promise<void> {
  const sweep = async () => void (await sweepUploads(database, files));
  return repeatWork(sweep, intervalMs, "Expired uploads were not removed");
}
