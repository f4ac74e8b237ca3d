import { BackendError, oneLine } from "../backend/backend-error.ts";
import { formatCsv, formatJson, formatText, type TableRows } from "../submissions/format-submissions.ts";
import { openSubmissionSource } from "../submissions/open-submission-source.ts";
import { runKeeping } from "../submissions/run-keeping.ts";
import { saveResume } from "../submissions/save-resume.ts";
import { parseSubmissionsArguments } from "../submissions/submissions-arguments.ts";

const formats = { text: formatText, json: formatJson, csv: formatCsv };

async function main(): Promise<void> {
  const wanted = parseSubmissionsArguments(process.argv.slice(2));
  const source = await openSubmissionSource(process.env);
  try {
    if (wanted.keeping !== undefined) {
      await runKeeping(source.keeper, wanted.keeping, (line) => console.log(line));
      return;
    }
    if (wanted.file !== undefined) {
      console.log(await saveResume(await source.resume(wanted.file), wanted.out));
      return;
    }
    const tables: TableRows[] = [];
    for (const table of wanted.tables) tables.push({ table, rows: await source.rows(table, wanted.since) });
    console.log(formats[wanted.format](tables));
  } finally {
    await source.close();
  }
}

// A reader such as `head` may leave early.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

await main().catch((error: unknown) => {
  console.error(
    error instanceof BackendError ? error.message : `Submissions could not be read: ${oneLine(error)}`,
  );
  process.exitCode = 1;
});
