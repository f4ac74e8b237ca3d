import { constants, setPriority } from "node:os";
import { runCommand } from "../../site/model/run-command.ts";
import { describeArchive } from "../backup/archive-format.ts";
import { parseBackupArguments } from "../backup/backup-arguments.ts";
import { openBackupSource } from "../backup/backup-source.ts";
import { makeBackup } from "../backup/make-backup.ts";
import { scanArchive } from "../backup/scan-archive.ts";

/** `npm run backup`: rows and files of one moment as one archive, while the server runs; or whether an archive is whole. */
await runCommand(async () => {
  const { file, verify } = parseBackupArguments(process.argv.slice(2));
  if (verify) {
    console.log(`${file} is whole: ${describeArchive(await scanArchive(file))}.`);
    return;
  }
  // Visitors come first.
  setPriority(constants.priority.PRIORITY_LOW);
  const source = await openBackupSource(process.env);
  try {
    const { archive, bytes } = await makeBackup(source, file);
    console.log(`${describeArchive(archive)}, ${bytes.toLocaleString("en-US")} bytes, are in ${file}.`);
  } finally {
    await source.close();
  }
});
