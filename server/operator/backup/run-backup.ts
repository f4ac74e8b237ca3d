import { describeArchive } from "../../jobs/backup/archive-format.ts";
import { scanArchive } from "../../jobs/backup/scan-archive.ts";
import { parseBackupArguments } from "./backup-arguments.ts";
import { openBackupSource } from "./backup-source.ts";
import { makeBackup } from "./make-backup.ts";

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
