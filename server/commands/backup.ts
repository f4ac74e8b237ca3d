import { constants, setPriority } from "node:os";
import { runCommand } from "../../site/settings/run-command.ts";
import { runBackup } from "../operator/backup/backup-and-restore.ts";

/**
 * `npm run backup`: writes a consistent archive of rows and files, even while the server is running. Can also verify
 * an archive.
 */
await runCommand(() => {
  // Yield the CPU to visitors' requests.
  setPriority(constants.priority.PRIORITY_LOW);
  return runBackup(process.argv.slice(2), process.env, console.log);
});
