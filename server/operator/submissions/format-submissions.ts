import type { Row } from "../../data/database/database.ts";
import { BYTE_ORDER_MARK, formatCsvLine } from "../../../model/csv.ts";
import { toPrintable, toPrintableJson, replaceControls } from "../../platform/to-printable.ts";
import type { SubmissionTable } from "../../data/submission-tables.ts";
import type { RowSource } from "./submission-source.ts";

interface TableRow {
  table: SubmissionTable;
  row: Row;
}

export type RowPages = AsyncIterable<readonly TableRow[]>;

export interface FormatOptions {
  tables: readonly SubmissionTable[];
  columns: readonly string[];
  hasTableNames: boolean;
}

const toText = (value: unknown): string =>
  value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);

function reasonsToText(reasons: unknown): string {
  const signals = Object.entries((reasons ?? {}) as Record<string, number>);
  return signals
    .sort(([a, pointsA], [b, pointsB]) => pointsB - pointsA || a.localeCompare(b))
    .map(([signal, points]) => `${signal} ${points}`)
    .join(", ");
}

const formatCell = (row: Row, column: string): string =>
  column === "spam_reasons" ? reasonsToText(row[column]) : toText(row[column]);

function formatParagraph(row: Row): string {
  const filledColumns = Object.keys(row).filter((column) => formatCell(row, column) !== "");
  const width = Math.max(...filledColumns.map((column) => column.length));
  const lines = filledColumns.map((column) => {
    const text = toPrintable(formatCell(row, column));
    return `  ${column.padEnd(width)}  ${text.replaceAll("\n", `\n${" ".repeat(width + 4)}`)}\n`;
  });
  return `\n${lines.join("")}`;
}

/**
 * Formats rows for a terminal: one paragraph per row below its table's name, and finally the number of rows per
 * table.
 */
export async function* formatText(pages: RowPages, { tables }: FormatOptions): AsyncGenerator<string> {
  const counts = new Map<SubmissionTable, number>();
  for await (const rows of pages)
    for (const { table, row } of rows) {
      const count = counts.get(table) ?? 0;
      counts.set(table, count + 1);
      yield (count === 0 ? `${counts.size > 1 ? "\n" : ""}${table}\n` : "") + formatParagraph(row);
    }
  const totals = tables.map((table) => {
    const count = counts.get(table) ?? 0;
    return `${table}: ${count} ${count === 1 ? "row" : "rows"}\n`;
  });
  yield (counts.size > 0 ? "\n" : "") + totals.join("");
}

/** Formats rows as a JSON array of objects keyed by database column, one row per line. */
export async function* formatJson(pages: RowPages, { hasTableNames }: FormatOptions): AsyncGenerator<string> {
  let prefix = "[\n";
  for await (const rows of pages) {
    const lines = rows.map(({ table, row }) => toPrintableJson(hasTableNames ? { table, ...row } : row));
    yield prefix + lines.join(",\n");
    prefix = ",\n";
  }
  yield prefix === "[\n" ? "[]\n" : "\n]\n";
}

/** Formats CSV (RFC 4180) with a header. If there are several tables, the first column is the table's name. */
export async function* formatCsv(
  pages: RowPages,
  { columns, hasTableNames }: FormatOptions,
): AsyncGenerator<string> {
  const line = (table: string, cells: readonly string[]) =>
    `${formatCsvLine(hasTableNames ? [table, ...cells] : cells)}\r\n`;
  yield BYTE_ORDER_MARK + line("table", columns);
  for await (const rows of pages)
    yield rows
      .map(({ table, row }) =>
        line(
          table,
          columns.map((column) => replaceControls(formatCell(row, column))),
        ),
      )
      .join("");
}

const formats = { text: formatText, json: formatJson, csv: formatCsv };

/** Formats rows of these tables as they are read, in CSV with the columns of all of them. */
export async function* formatRows(
  pages: RowPages,
  source: RowSource,
  format: keyof typeof formats,
  { tables, hasTableNames }: Omit<FormatOptions, "columns">,
): AsyncGenerator<string> {
  const columns = [...new Set((await Promise.all(tables.map((table) => source.columns(table)))).flat())];
  yield* formats[format](pages, { tables, columns, hasTableNames });
}
