import type { Writable } from "node:stream";
import { ExpectedError } from "../../../model/expected-error.ts";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import { toPrintable } from "../../platform/to-printable.ts";
import type { SubmissionRetention, Hold, DueTable } from "../../jobs/retention/submission-retention.ts";
import { openSubmissionSource } from "../api/open-data.ts";
import { erasePerson } from "./erase-person.ts";
import { saveResume } from "./save-resume.ts";
import {
  parseSubmissionsArguments,
  type RetentionRequest,
  type SubmissionsArguments,
} from "./submissions-arguments.ts";
import { createInterface } from "node:readline/promises";
import { pipeline } from "node:stream/promises";
import { formatRows, type RowPages } from "./format-submissions.ts";
import { rowPages, type SubmissionSource } from "./submission-source.ts";
import { deleteDueRows, needsConfirmation } from "../../jobs/retention/retention-periods.ts";

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

/**
 * Asks a yes/no question in the terminal.
 * @throws BackendError if input is not interactive
 */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new BackendError(
      `Nothing was deleted: there is no terminal to answer "${question}". Add --yes to confirm.`,
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

type RowSelection = Pick<SubmissionsArguments, "tables" | "format" | "since">;

async function* pagesOf(source: SubmissionSource, { tables, since }: RowSelection): RowPages {
  for (const table of tables)
    for await (const rows of rowPages(source.rows, table, since)) yield rows.map((row) => ({ table, row }));
}

/** Writes rows as they are read. Ignores a closed pipe, for example when the output is piped to `head`. */
async function printSubmissions(
  source: SubmissionSource,
  selection: RowSelection,
  output: Writable,
): Promise<void> {
  const { tables, format } = selection;
  const options = { tables, hasTableNames: tables.length > 1 };
  const text = formatRows(pagesOf(source, selection), source.rows, format, options);
  await pipeline(text, output, { end: false }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

/**
 * Sets or lifts a legal hold, and prints the affected submissions; several may share an id.
 * @throws BackendError if there is no such submission
 */
async function setHold(
  retention: Pick<SubmissionRetention, "hold">,
  hold: Hold,
  print: (line: string) => void,
): Promise<void> {
  const { table, id, reason, until } = hold;
  const [first, ...others] = await retention.hold(hold);
  if (first === undefined)
    throw new BackendError(`There is no submission with the id ${id}${table ? ` in ${table}` : ""}.`);
  const affectedText = `${id} in ${[first, ...others].join(" and ")}`;
  print(
    reason === null
      ? `No longer on hold: ${affectedText}.`
      : `On hold ${until ? `until ${until}` : "until lifted"}: ${affectedText}.`,
  );
  if (others.length === 0) return;
  const nextStepHint =
    reason === null
      ? `To place one of them on hold again, name its table: npm run submissions -- ${first} --hold ${id} --because <reason>`
      : `To lift only one of these holds, name its table: npm run submissions -- ${first} --lift-hold ${id}`;
  print(`${others.length + 1} submissions share this id. ${nextStepHint}`);
}

const describe = ({ table, months, counted_from, rows, held, due }: DueTable): string[] => [
  `${table}: ${due.length} of ${rows} rows are due for deletion, ${months} months after ${counted_from === "sent" ? "they were sent" : "the last contact"}${held > 0 ? `; ${held} more on hold` : ""}`,
  ...due.map(({ id, counted }) => `  ${id}  counted from ${counted.slice(0, 10)}`),
];

async function showDueSubmissions(
  retention: SubmissionRetention,
  print: (line: string) => void,
): Promise<DueTable[]> {
  const tables = await retention.due(new Date().toISOString());
  for (const line of tables.flatMap(describe)) print(line);
  return tables;
}

/** Lists expired submissions and deletes them. Asks for confirmation if more than a fifth of a table has expired. */
async function deleteDueSubmissions(
  retention: SubmissionRetention,
  confirm: (question: string) => Promise<boolean>,
  print: (line: string) => void,
): Promise<void> {
  const tables = (await showDueSubmissions(retention, print)).filter(({ due }) => due.length > 0);
  for (const table of tables) {
    const question = `Delete ${table.due.length} of ${table.rows} rows of ${table.table}, more than a fifth?`;
    if (needsConfirmation(table) && !(await confirm(question)))
      print(`No rows of ${table.table} were deleted.`);
    else print(await deleteDueRows(retention, table));
  }
}
