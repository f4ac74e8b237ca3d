import type { CommonSettings } from "./settings.ts";
import type { TakeoffRow } from "./takeoff.tsx";

/** A cell as RFC 4180 has it: in quotation marks where it has a comma or one of those. */
const toCell = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The sums line by line as a table for a spreadsheet, as they are written on the page. */
export const takeoffCsv = (
  rows: readonly TakeoffRow[],
  { takeoff, quantity, rate, amount }: CommonSettings["labels"],
): string =>
  [[takeoff, quantity, rate, amount], ...rows.map((row) => [row.name, row.quantity, row.rate, row.amount])]
    .map((cells) => `${cells.map(toCell).join()}\r\n`)
    .join("");
