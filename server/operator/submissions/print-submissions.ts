import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { formatCsv, formatJson, formatText, type RowPages } from "./format-submissions.ts";
import { rowPages, type SubmissionSource } from "./submission-source.ts";
import type { SubmissionsArguments } from "./submissions-arguments.ts";

const formats = { text: formatText, json: formatJson, csv: formatCsv };

type Wanted = Pick<SubmissionsArguments, "tables" | "format" | "since">;

async function* pagesOf(source: SubmissionSource, { tables, since }: Wanted): RowPages {
  for (const table of tables)
    for await (const rows of rowPages(source, table, since)) yield rows.map((row) => ({ table, row }));
}

/** Writes rows as they are read. Ignores a closed pipe, such as to `head`. */
export async function printSubmissions(
  source: SubmissionSource,
  selection: Wanted,
  output: Writable,
): Promise<void> {
  const { tables, format } = selection;
  const columns = [...new Set((await Promise.all(tables.map((table) => source.columns(table)))).flat())];
  const sheet = { tables, columns, namesTables: tables.length > 1 };
  await pipeline(formats[format](pagesOf(source, selection), sheet), output, { end: false }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    },
  );
}
