/**
 * Where a cell begins with a formula, some of it in the full-width forms that East Asian spreadsheets take as well: at its start, and after
 * what a spreadsheet in another locale parts cells by, since it does not see the quotes around ours. What stands before is looked at
 * only where a formula would begin: else a long run of spaces, which anybody may send, would be read once for each of them.
 */
const FORMULA = /^(?=[\t\r\n])|(?=[=+\-@\uff1d\uff0b\uff0d\uff20])(?<=^|[;\t\r\n]\s*)/g;

/** A cell that no spreadsheet takes for a formula, quoted as RFC 4180 says. */
export function csvCell(text: string): string {
  const safe = text.replace(FORMULA, "'");
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of CSV. */
export const csvLine = (cells: readonly string[]): string => cells.map(csvCell).join(",");

/** What a file of CSV begins with: without it, Excel on Windows reads UTF-8 as an encoding of its locale. */
export const BYTE_ORDER_MARK = "\ufeff";

/** A file of CSV (RFC 4180), the first line of which names the columns. */
export function csvFile(lines: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + lines.map(csvLine).join("\r\n");
}
