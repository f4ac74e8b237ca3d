import { readFileSync } from "node:fs";

const text = readFileSync("docs/behavior.md", "utf8");

/**
 * The rows of a table in `docs/behavior.md`, without the marks of code.
 * @param heading the section's heading
 * @throws Error when there is no such section or it has no table
 */
export function behaviorTable(heading: string): string[][] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  const rows = section?.split("\n").filter((line) => line.startsWith("|")) ?? [];
  if (rows.length < 3) throw new Error(`docs/behavior.md has no table under "${heading}"`);
  return rows.slice(2).map((row) =>
    row
      .slice(1, row.lastIndexOf("|"))
      .split("|")
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
}

/**
 * The number in a table's row, such as 500 of "500 ms".
 * @param row the row's first cell
 */
export function behaviorNumber(heading: string, row: string, column = 1): number {
  const cells = behaviorTable(heading).find(([first]) => first === row);
  const number = Number.parseInt(cells?.[column] ?? "", 10);
  if (Number.isNaN(number)) throw new Error(`docs/behavior.md has no number for "${row}" under "${heading}"`);
  return number;
}

/** Title and text of a notice, by its key in `messages.yaml`; a notice may have a title alone. */
export function noticeLines(key: string): string[] {
  const row = behaviorTable("Notices").find(([first]) => first === key);
  if (row === undefined) throw new Error(`docs/behavior.md has no notice "${key}"`);
  return row.slice(2).filter((line) => line !== "");
}
