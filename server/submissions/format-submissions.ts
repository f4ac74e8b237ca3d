import type { Row } from "../backend/database/database.ts";
import { csvLines } from "../../site/model/csv.ts";
import { printable } from "./printable.ts";
import type { SubmissionTable } from "./submission-tables.ts";

/** The rows of one table, and its columns in the order in which they are read. */
export interface TableRows {
  table: SubmissionTable;
  columns: string[];
  rows: Row[];
}

const asText = (value: unknown): string =>
  value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);

/** The signals of suspicion, the heaviest first, as in `trap_filled 60, link 10`; empty where there is none. */
function reasonsAsText(reasons: unknown): string {
  const signals = Object.entries((reasons ?? {}) as Record<string, number>);
  return signals
    .sort(([a, pointsA], [b, pointsB]) => pointsB - pointsA || a.localeCompare(b))
    .map(([signal, points]) => `${signal} ${points}`)
    .join(", ");
}

/** What a cell of a row says. */
export const submissionCell = (row: Row, column: string): string =>
  column === "spam_reasons" ? reasonsAsText(row[column]) : asText(row[column]);

/** Rows for reading in a terminal: a paragraph each, without the columns that are empty. */
export function formatText(tables: TableRows[]): string {
  return tables
    .map(({ table, columns, rows }) => {
      const paragraphs = rows.map((row) => {
        const filled = columns.filter((column) => submissionCell(row, column) !== "");
        const width = Math.max(...filled.map((column) => column.length));
        return filled
          .map((column) => {
            const text = printable(submissionCell(row, column));
            return `  ${column.padEnd(width)}  ${text.replaceAll("\n", `\n${" ".repeat(width + 4)}`)}`;
          })
          .join("\n");
      });
      return [`${table}: ${rows.length} ${rows.length === 1 ? "row" : "rows"}`, ...paragraphs].join("\n\n");
    })
    .join("\n\n");
}

/** One JSON array of rows under their database column names; of several tables, each row says its own as `table`. */
export function formatJson(tables: TableRows[]): string {
  const rows = tables.flatMap(({ table, rows }) =>
    tables.length > 1 ? rows.map((row) => ({ table, ...row })) : rows,
  );
  return JSON.stringify(rows, null, 2);
}

/** CSV (RFC 4180) with a header; several tables share one sheet, whose first column names the table. */
export function formatCsv(tables: TableRows[]): string {
  const all = [...new Set(tables.flatMap(({ columns }) => columns))];
  const several = tables.length > 1;
  const lines = tables.flatMap(({ table, rows }) =>
    rows.map((row) => [...(several ? [table] : []), ...all.map((column) => submissionCell(row, column))]),
  );
  return csvLines([[...(several ? ["table"] : []), ...all], ...lines]);
}
