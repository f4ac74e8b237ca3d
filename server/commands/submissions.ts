import { BackendError, oneLine } from "../backend/backend-error.ts";
import { formatCsv, formatJson, formatText, type TableRows } from "../submissions/format-submissions.ts";
import { openSubmissionSource } from "../submissions/open-submission-source.ts";
import { saveResume } from "../submissions/save-resume.ts";
import { parseSubmissionsArguments } from "../submissions/submissions-arguments.ts";

const formats = { text: formatText, json: formatJson, csv: formatCsv };

async function main(): Promise<void> {
  const wanted = parseSubmissionsArguments(process.argv.slice(2));
  const source = await openSubmissionSource(process.env);
  try {
    if (wanted.file !== undefined) {
      console.log(await saveResume(await source.resume(wanted.file), wanted.out));
      return;
    }
    const tables: TableRows[] = [];
    for (const table of wanted.tables) {
      const [columns, rows] = await Promise.all([source.columns(table), source.rows(table, wanted.since)]);
      tables.push({ table, columns, rows });
    }
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
