import { constants, setPriority } from "node:os";
import { runCommand } from "../../site/settings/run-command.ts";
import { runSubmissions } from "../operator/submissions/run-submissions.ts";

/** `npm run submissions`: lists submissions, saves a resume, or erases, deletes or holds submissions. */
await runCommand(() => {
  // Yield the CPU to visitors' requests.
  setPriority(constants.priority.PRIORITY_LOW);
  return runSubmissions(process.argv.slice(2), process.env, process.stdout);
});
