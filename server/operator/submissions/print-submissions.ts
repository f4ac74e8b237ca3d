import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { formatRows, type RowPages } from "./format-submissions.ts";
import { rowPages, type SubmissionSource } from "./submission-source.ts";
import type { SubmissionsArguments } from "./submissions-arguments.ts";

type RowSelection = Pick<SubmissionsArguments, "tables" | "format" | "since">;

async function* pagesOf(source: SubmissionSource, { tables, since }: RowSelection): RowPages {
  for (const table of tables)
    for await (const rows of rowPages(source.rows, table, since)) yield rows.map((row) => ({ table, row }));
}

/** Writes rows as they are read. Ignores a closed pipe, for example when the output is piped to `head`. */
export async function printSubmissions(
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
