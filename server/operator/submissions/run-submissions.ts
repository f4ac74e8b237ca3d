import type { Writable } from "node:stream";
import { ExpectedError } from "../../../model/expected-error.ts";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import { toPrintable } from "../../platform/to-printable.ts";
import type { SubmissionRetention } from "../../jobs/retention/submission-retention.ts";
import { openSubmissionSource } from "../api/open-submission-source.ts";
import { printSubmissions } from "./print-submissions.ts";
import { confirm } from "./confirm.ts";
import { erasePerson } from "./erase-person.ts";
import { saveResume } from "./save-resume.ts";
import { setHold } from "./set-hold.ts";
import { deleteDueSubmissions, showDueSubmissions } from "./show-due-submissions.ts";
import { parseSubmissionsArguments, type RetentionRequest } from "./submissions-arguments.ts";

async function runRetentionRequest(
  retention: SubmissionRetention,
  request: RetentionRequest,
  print: (line: string) => void,
): Promise<void> {
  const ask = "isConfirmed" in request && request.isConfirmed ? () => Promise.resolve(true) : confirm;
  if (request.kind === "erase") await erasePerson(retention, request.person, ask, print);
  else if (request.kind === "due") await showDueSubmissions(retention, print);
  else if (request.kind === "delete-due") await deleteDueSubmissions(retention, ask, print);
  else await setHold(retention, request.hold, print);
}

/**
 * Lists submissions, saves a resume, or erases, deletes or holds submissions.
 * @throws BackendError with the reason in one line, without control characters
 */
export async function runSubmissions(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  stdout: Writable,
): Promise<void> {
  const print = (line: string): void => void stdout.write(`${line}\n`);
  try {
    const { retention, file, out, ...selection } = parseSubmissionsArguments(args);
    const source = await openSubmissionSource(env);
    try {
      if (retention !== undefined)
        await runRetentionRequest(source.retention, retention, (line) => print(toPrintable(line)));
      else if (file !== undefined) print(await saveResume(await source.resume(file), out));
      else await printSubmissions(source, selection, stdout);
    } finally {
      await source.close();
    }
  } catch (error) {
    const message =
      error instanceof ExpectedError ? error.message : `Submissions could not be read: ${oneLine(error)}`;
    throw new BackendError(toPrintable(message));
  }
}
