import { join } from "node:path";
import { isHosted } from "../../data/database/is-hosted.ts";
import { makeDataFolder } from "../../data/files/data-folder.ts";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import { describeArchive } from "../backup/archive-format.ts";
import { openBackup, type BackupOptions } from "../backup/open-backup.ts";
import { saveArchive } from "../backup/save-archive.ts";
import { scanArchive } from "../backup/scan-archive.ts";
import { removeUpgradeArchives, upgradeArchiveName } from "./upgrade-archives.ts";

/**
 * Writes a verified backup to the data folder before migrations change the database, and logs its path.
 * @param version the database's last migration
 * @throws BackendError if no backup can be made; the database is then unchanged
 */
export async function backUpBeforeUpgrade(options: BackupOptions, version: string): Promise<void> {
  if (await isHosted(options.database))
    throw new BackendError(
      `DATABASE_URL points to a hosted Supabase project whose database is from an earlier version (its last migration is ${version}). Make a backup in Supabase, then run npx supabase db push.`,
    );
  const { root } = await makeDataFolder(options.folder.root);
  const path = join(root, upgradeArchiveName(version, new Date()));
  try {
    const archive = await saveArchive(openBackup(options), path, (tempPath) => scanArchive(tempPath));
    await removeUpgradeArchives(root);
    console.error(`Upgrading the database, after a backup to ${path}: ${describeArchive(archive)}.`);
  } catch (error) {
    throw new BackendError(
      `The database was not upgraded and is unchanged, because it could not be backed up to ${path}: ${oneLine(error)}. Fix the problem and start again, or start the earlier version.`,
    );
  }
}
