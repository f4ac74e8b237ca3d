import { deleteDueRows, needsConfirmation } from "../../jobs/retention/delete-expired.ts";
import type { DueTable, SubmissionRetention } from "../../jobs/retention/submission-retention.ts";

const describe = ({ table, months, counted_from, rows, held, due }: DueTable): string[] => [
  `${table}: ${due.length} of ${rows} rows are due for deletion, ${months} months after ${counted_from === "sent" ? "they were sent" : "the last contact"}${held > 0 ? `; ${held} more on hold` : ""}`,
  ...due.map(({ id, counted }) => `  ${id}  counted from ${counted.slice(0, 10)}`),
];

export async function showDueSubmissions(
  retention: SubmissionRetention,
  print: (line: string) => void,
): Promise<DueTable[]> {
  const tables = await retention.due(new Date().toISOString());
  for (const line of tables.flatMap(describe)) print(line);
  return tables;
}

/** Lists expired submissions and deletes them. Asks for confirmation if more than a fifth of a table has expired. */
export async function deleteDueSubmissions(
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
