import { runCommand } from "../../site/settings/run-command.ts";
import { runRestore } from "../operator/backup/backup-and-restore.ts";

/** `npm run restore`: restores an archive of `npm run backup` into an empty target. */
await runCommand(() => runRestore(process.argv.slice(2), process.env, console.log));
