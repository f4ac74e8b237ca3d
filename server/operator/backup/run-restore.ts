import { readDataDir, readSetting } from "../../../site/settings/environment.ts";
import { loadDataFiles } from "../../../model/loading/load-data.ts";
import { dataFolderPaths } from "../../data/files/data-folder.ts";
import { readS3Settings } from "../../data/files/s3-store.ts";
import { parseRestoreArguments } from "./run-backup.ts";
import { restoreArchive } from "./restore-archive.ts";

/**
 * Restores an archive into the empty target that the environment names.
 * @throws BackendError if that fails
 */
export async function runRestore(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<void> {
  const { file } = parseRestoreArguments(args);
  const lines = await restoreArchive(file, {
    folder: dataFolderPaths(readDataDir(env)),
    databaseUrl: readSetting(env.DATABASE_URL),
    s3: readS3Settings(env),
    backupDir: readSetting(env.BACKUP_DIR),
    retention: loadDataFiles(process.cwd()).retention,
  });
  for (const line of lines) print(line);
}
