import { constants, setPriority } from "node:os";
import { runCommand } from "../../site/settings/run-command.ts";
import { describeArchive } from "../jobs/backup/archive-format.ts";
import { parseBackupArguments } from "../operator/backup/backup-arguments.ts";
import { openBackupSource } from "../operator/backup/backup-source.ts";
import { makeBackup } from "../operator/backup/make-backup.ts";
import { scanArchive } from "../jobs/backup/scan-archive.ts";

/**
 * `npm run backup`: writes a consistent archive of rows and files, even while the server is running. Can also verify
 * an archive.
 */
await runCommand(async () => {
  const { file, verify } = parseBackupArguments(process.argv.slice(2));
  if (verify) {
    console.log(`${file} is intact: ${describeArchive(await scanArchive(file))}.`);
    return;
  }
  // Yield the CPU to visitors' requests.
  setPriority(constants.priority.PRIORITY_LOW);
  const source = await openBackupSource(process.env);
  try {
    const { archive, bytes } = await makeBackup(source, file);
    console.log(`Wrote ${describeArchive(archive)} (${bytes.toLocaleString("en-US")} bytes) to ${file}.`);
  } finally {
    await source.close();
  }
});
