import { readDataDir, readSetting } from "../../site/settings/environment.ts";
import { loadDataFiles } from "../../site/model/loading/load-data.ts";
import { runCommand } from "../../site/settings/run-command.ts";
import { dataFolderPaths } from "../data/files/data-folder.ts";
import { readS3Settings } from "../data/files/s3-settings.ts";
import { parseRestoreArguments } from "../operator/backup/backup-arguments.ts";
import { restoreArchive } from "../operator/backup/restore-archive.ts";

/** `npm run restore`: restores an archive of `npm run backup` into an empty target. */
await runCommand(async () => {
  const { env } = process;
  const { file } = parseRestoreArguments(process.argv.slice(2));
  const lines = await restoreArchive(file, {
    folder: dataFolderPaths(readDataDir(env)),
    databaseUrl: readSetting(env.DATABASE_URL),
    s3: readS3Settings(env),
    backupDir: readSetting(env.BACKUP_DIR),
    retention: loadDataFiles(process.cwd()).retention,
  });
  for (const line of lines) console.log(line);
});
