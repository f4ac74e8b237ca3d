import { formatCsv, formatJson, type RowPages } from "../submissions/format-submissions.ts";
import { submissionTables } from "../../data/submission-tables.ts";
import type { Desk } from "./open-desk.ts";
import type { LeadQuery } from "./leads/lead-query.ts";

async function* readPages({ leads }: Desk, query: LeadQuery): RowPages {
  let { after } = query;
  do {
    const page = await leads.export({ ...query, after });
    if (page.rows.length > 0) yield page.rows.map(({ table, sent }) => ({ table, row: sent }));
    after = page.next;
  } while (after !== null);
}

/**
 * Exports a list as CSV with the columns of all its tables, or as a JSON array of rows keyed by database column,
 * each with its `table`.
 */
export async function* exportRows(
  desk: Desk,
  query: LeadQuery,
  format: "csv" | "json",
): AsyncGenerator<string> {
  const tables = submissionTables.filter((table) => query.kind === null || query.kind === table);
  const columns = [...new Set((await Promise.all(tables.map((table) => desk.source.columns(table)))).flat())];
  const formatRows = format === "csv" ? formatCsv : formatJson;
  yield* formatRows(readPages(desk, query), { tables, columns, hasTableNames: true });
}
