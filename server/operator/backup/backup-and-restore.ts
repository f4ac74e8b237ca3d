import { describeArchive, type Archive } from "../../jobs/backup/archive-format.ts";
import { scanArchive } from "../../jobs/backup/scan-archive.ts";
import { openBackupSource } from "./backup-source.ts";
import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import { requireOutsideSite, dataFolderPaths } from "../../data/files/data-folder.ts";
import type { OperatorSource } from "../api/operator-api.ts";
import { saveArchive } from "../../jobs/backup/open-backup.ts";
import { resolve } from "node:path";
import { readArguments, UsageError } from "../../../site/settings/run-command.ts";
import { readDataDir, readSetting } from "../../../site/settings/environment.ts";
import { loadDataFiles } from "../../../model/loading/load-data.ts";
import { readS3Settings } from "../../data/files/s3-store.ts";
import { restoreArchive } from "./restore-archive.ts";

/**
 * Writes an archive, or verifies one.
 * @throws BackendError if that fails
 */
export async function runBackup(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<void> {
  const { file, verify } = parseBackupArguments(args);
  if (verify) {
    print(`${file} is intact: ${describeArchive(await scanArchive(file))}.`);
    return;
  }
  const source = await openBackupSource(env);
  try {
    const { archive, bytes } = await makeBackup(source, file);
    print(`Wrote ${describeArchive(archive)} (${bytes.toLocaleString("en-US")} bytes) to ${file}.`);
  } finally {
    await source.close();
  }
}

/**
 * Makes a backup and verifies it on disk before renaming it into place.
 * @returns the archive's content and size
 * @throws BackendError if the file exists or cannot be written completely; EnvironmentError if the site would
 * serve the archive
 */
async function makeBackup(
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

function readFileArgument(command: "backup" | "restore", positionals: string[]): string {
  const [file, ...more] = positionals;
  if (file === undefined || file === "") throw new UsageError(command, "The path of the archive is missing.");
  if (more.length > 0) throw new UsageError(command, `Expected one file, got ${positionals.length}.`);
  return resolve(file);
}

function parseBackupArguments(args: readonly string[]) {
  const { values, words } = readArguments("backup", args);
  return { file: readFileArgument("backup", words), verify: values.verify ?? false };
}

function parseRestoreArguments(args: readonly string[]) {
  return { file: readFileArgument("restore", readArguments("restore", args).words) };
}

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
