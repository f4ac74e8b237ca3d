import { constants, setPriority } from "node:os";
import { runSubmissions } from "../operator/submissions/run-submissions.ts";

/** `npm run submissions`: lists submissions, saves a resume, or erases, deletes or holds submissions. */
// Yield the CPU to visitors' requests.
setPriority(constants.priority.PRIORITY_LOW);
process.exitCode = await runSubmissions(process.argv.slice(2), process.env, process);
