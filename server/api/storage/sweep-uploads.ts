import type { Database } from "../../data/database/database.ts";
import type { FileStore } from "../../data/files/file-store.ts";
import { repeatWork } from "../../platform/repeat-work.ts";

/** How many files one transaction removes, so that no visitor waits long behind it. */
const atOnce = 100;

/**
 * Removes the files that no submission has named within an hour, and those that were broken off while they were stored, which have
 * no row. Rows and files go in one transaction: when a file cannot be removed, its row stays and the next sweep tries again.
 * @returns how many
 */
export async function sweepUploads(database: Database, files: FileStore): Promise<number> {
  let removed = 0;
  for (const due of ["remove_expired_uploads", "remove_abandoned_uploads"]) {
    let swept: number;
    do {
      swept = await database.transaction(async (transaction) => {
        const rows = await transaction.query<{ name: string }>(
          `select name from private.${due}($1) as name`,
          [atOnce],
        );
        await files.remove(
          "resumes",
          rows.map(({ name }) => name),
        );
        return rows.length;
      });
      removed += swept;
    } while (swept === atOnce);
  }
  await database.query("select private.forget_uploads(1000)");
  return removed;
}

/** Sweeps now, and again after each `minutes`; see `repeatWork`. */
export function sweepUploadsRegularly(
  database: Database,
  files: FileStore,
  minutes = 10,
): () => Promise<void> {
  const sweep = async () => void (await sweepUploads(database, files));
  return repeatWork(sweep, minutes * 60_000, "Expired uploads were not removed");
}
