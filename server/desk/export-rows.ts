import { csvLine } from "../../site/model/csv.ts";
import { submissionCell } from "../submissions/format-submissions.ts";
import { submissionTables } from "../submissions/submission-tables.ts";
import type { Desk } from "./open-desk.ts";
import type { LeadExportPage, LeadQuery } from "./leads/lead-query.ts";

async function* pages({ leads }: Desk, query: LeadQuery): AsyncGenerator<LeadExportPage["rows"]> {
  let { after } = query;
  do {
    const page = await leads.export({ ...query, after });
    if (page.rows.length > 0) yield page.rows;
    after = page.next;
  } while (after !== null);
}

/**
 * What a list shows as one text: CSV with the columns of all its tables, or a JSON array of rows under their database column
 * names, each with its `table`.
 */
export async function* exportRows(
  desk: Desk,
  query: LeadQuery,
  format: "csv" | "json",
): AsyncGenerator<string> {
  if (format === "json") {
    let before = "[\n";
    for await (const rows of pages(desk, query)) {
      yield before + rows.map(({ table, sent }) => JSON.stringify({ table, ...sent })).join(",\n");
      before = ",\n";
    }
    yield before === "[\n" ? "[]\n" : "\n]\n";
    return;
  }
  const tables = submissionTables.filter((table) => query.kind === null || query.kind === table);
  const columns = [...new Set((await Promise.all(tables.map((table) => desk.source.columns(table)))).flat())];
  yield `${csvLine(["table", ...columns])}\r\n`;
  for await (const rows of pages(desk, query)) {
    const lines = rows.map(({ table, sent }) =>
      csvLine([table, ...columns.map((column) => submissionCell(sent, column))]),
    );
    yield `${lines.join("\r\n")}\r\n`;
  }
}
