import { oneLine } from "../../platform/backend-error.ts";
import type { Database } from "../../data/database/database.ts";
import type { DataFolder } from "../../data/files/data-folder.ts";
import type { FileStore } from "../../data/files/file-store.ts";
import { tombstoneFile, writeTombstones } from "../backup/tombstones.ts";
import { callDatabase } from "./operator-call.ts";
import { createLocalResumeFiles } from "./resume-files.ts";
import { createRetention, type SubmissionRetention } from "./submission-retention.ts";

/**
 * Creates the retention operations for a database, its files and saved emails. Deletions also write tombstones outside
 * the database, for restores.
 * @param backupDir folder of scheduled backups, if any
 */
export function createLocalRetention(
  database: Database,
  folder: DataFolder,
  files: FileStore,
  backupDir?: string,
): SubmissionRetention {
  const retention = createRetention({
    call: callDatabase(database),
    files: createLocalResumeFiles(database, files),
    mailFolder: folder.mail,
  });
  return {
    ...retention,
    async delete(deletion) {
      const counts = await retention.delete(deletion);
      // Not fatal: the database also stores the tombstones, and the next backup writes them to the file.
      await writeTombstones(database, tombstoneFile(folder, backupDir)).catch((error: unknown) => {
        console.error(
          `Could not write the tombstones of deleted submissions (${oneLine(error)}). The next backup writes them.`,
        );
      });
      return counts;
    },
  };
}
