/**
 * Matches the position before a formula: at the start of a cell, or after a character that separates cells in
 * other locales, where spreadsheets ignore the quotes. Includes full-width operators, which East Asian
 * spreadsheets accept. The lookbehind comes last, because testing it at every character would take quadratic
 * time on long runs of spaces.
 */
const FORMULA = /^(?=[\t\r\n])|(?=[=+\-@\uff1d\uff0b\uff0d\uff20])(?<=^|[;\t\r\n]\s*)/g;

/** Quotes a CSV cell (RFC 4180) and escapes formulas so that spreadsheets do not evaluate them. */
export function formatCsvCell(text: string): string {
  const safe = text.replace(FORMULA, "'");
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const formatCsvLine = (cells: readonly string[]): string => cells.map(formatCsvCell).join(",");

/** Byte order mark for CSV files. Without it, Excel on Windows does not read them as UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

/** Formats a CSV file (RFC 4180). The first line contains the column names. */
export function formatCsvFile(lines: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + lines.map(formatCsvLine).join("\r\n");
}
