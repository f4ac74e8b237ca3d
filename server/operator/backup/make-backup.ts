import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import type { Archive } from "../../jobs/backup/archive-format.ts";
import { requireOutsideSite } from "../../data/files/private-folder.ts";
import type { OperatorSource } from "../api/operator-source.ts";
import { saveArchive } from "../../jobs/backup/save-archive.ts";
import { scanArchive } from "../../jobs/backup/scan-archive.ts";

/**
 * Makes a backup and verifies it on disk before renaming it into place.
 * @returns the archive's content and size
 * @throws BackendError if the file exists or cannot be written completely; EnvironmentError if the site would
 * serve the archive
 */
export async function makeBackup(
  source: Pick<OperatorSource, "backup">,
  file: string,
): Promise<{ archive: Archive; bytes: number }> {
  requireOutsideSite("The archive", file);
  if (existsSync(file))
    throw new BackendError(`${file} already exists. Choose another name, or move the existing file.`);
  try {
    const archive = await saveArchive(await source.backup(), file, scanArchive);
    return { archive, bytes: (await stat(file)).size };
  } catch (error) {
    throw error instanceof BackendError
      ? error
      : new BackendError(`No backup was made: ${oneLine(error)}. Fix the problem and try again.`);
  }
}
