import type { CommonSettings } from "./settings.ts";
import type { TakeoffRow } from "./takeoff-table.tsx";

const toCell = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const toTakeoffCsv = (
  rows: readonly TakeoffRow[],
  { takeoff, quantity, rate, amount }: CommonSettings["labels"],
): string =>
  [[takeoff, quantity, rate, amount], ...rows.map((row) => [row.name, row.quantity, row.rate, row.amount])]
    .map((cells) => `${cells.map(toCell).join()}\r\n`)
    .join("");
