import { rm } from "node:fs/promises";
import type { DataFolder } from "../files/data-folder.ts";
import type { Database } from "../database/database.ts";
import { storedFilePath } from "../files/file-store.ts";
import { repeatWork } from "../repeat-work.ts";

/** How many files one transaction removes, so that no visitor waits long behind it. */
const atOnce = 100;

/**
 * Removes the files that no submission has named within an hour. Rows and files go in one transaction: when a file cannot be
 * removed, its row stays and the next sweep tries again.
 * @returns how many
 */
export async function sweepUploads(database: Database, folder: DataFolder): Promise<number> {
  let removed = 0;
  for (;;) {
    const swept = await database.transaction(async (transaction) => {
      const rows = await transaction.query<{ name: string }>(
        "select name from private.remove_expired_uploads($1) as name",
        [atOnce],
      );
      for (const { name } of rows) await rm(storedFilePath(folder, "resumes", name), { force: true });
      return rows.length;
    });
    removed += swept;
    if (swept < atOnce) break;
  }
  await database.query("select private.forget_uploads(1000)");
  return removed;
}

/** Sweeps now, and again after each `minutes`; see `repeatWork`. */
export function sweepUploadsRegularly(
  database: Database,
  folder: DataFolder,
  minutes = 10,
): () => Promise<void> {
  const sweep = async () => void (await sweepUploads(database, folder));
  return repeatWork(sweep, minutes * 60_000, "Expired uploads were not removed");
}
