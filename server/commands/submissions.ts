import { constants, setPriority } from "node:os";
import { ExpectedError } from "../../site/settings/expected-error.ts";
import { oneLine } from "../platform/backend-error.ts";
import { openSubmissionSource } from "../operator/api/open-submission-source.ts";
import { toPrintable } from "../platform/to-printable.ts";
import { printSubmissions } from "../operator/submissions/print-submissions.ts";
import { runRetentionRequest } from "../operator/submissions/run-retention-request.ts";
import { saveResume } from "../operator/submissions/save-resume.ts";
import { parseSubmissionsArguments } from "../operator/submissions/submissions-arguments.ts";

async function main(): Promise<void> {
  const parsedArguments = parseSubmissionsArguments(process.argv.slice(2));
  // Yield the CPU to visitors' requests.
  setPriority(constants.priority.PRIORITY_LOW);
  const source = await openSubmissionSource(process.env);
  try {
    if (parsedArguments.retention !== undefined)
      await runRetentionRequest(source.retention, parsedArguments.retention, (line) =>
        console.log(toPrintable(line)),
      );
    else if (parsedArguments.file !== undefined)
      console.log(await saveResume(await source.resume(parsedArguments.file), parsedArguments.out));
    else await printSubmissions(source, parsedArguments, process.stdout);
  } finally {
    await source.close();
  }
}

await main().catch((error: unknown) => {
  console.error(
    toPrintable(
      error instanceof ExpectedError ? error.message : `Submissions could not be read: ${oneLine(error)}`,
    ),
  );
  process.exitCode = 1;
});
