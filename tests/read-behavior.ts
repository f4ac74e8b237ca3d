import { readdirSync, readFileSync } from "node:fs";

const FOLDER = "docs/behavior";

const sections = readdirSync(FOLDER).flatMap((name) =>
  readFileSync(`${FOLDER}/${name}`, "utf8").split(/^## /m).slice(1),
);

/**
 * Reads the rows of a table in `docs/behavior/`, without code formatting.
 * @param heading the section's heading
 * @throws Error unless exactly one page has such a section with a table
 */
export function readBehaviorTable(heading: string): string[][] {
  const found = sections.filter((section) => section.startsWith(`${heading}\n`));
  const rows = found.length === 1 ? found[0]?.split("\n").filter((line) => line.startsWith("|")) : undefined;
  if (rows === undefined || rows.length < 3)
    throw new Error(`${FOLDER} has ${found.length} sections "${heading}", expected one with a table`);
  return rows.slice(2).map((row) =>
    row
      .slice(1, row.lastIndexOf("|"))
      .split("|")
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
}

/**
 * Reads the number in a table row, such as 500 in "500 ms".
 * @param row the row's first cell
 */
export function readBehaviorNumber(heading: string, row: string, column = 1): number {
  const cells = readBehaviorTable(heading).find(([first]) => first === row);
  const number = Number.parseInt(cells?.[column] ?? "", 10);
  if (Number.isNaN(number)) throw new Error(`docs/behavior/ has no number for "${row}" under "${heading}"`);
  return number;
}

/** Returns the title and optional text of a notice, by its key in `messages.yaml`. */
export function readNoticeLines(key: string): string[] {
  const row = readBehaviorTable("Notices").find(([first]) => first === key);
  if (row === undefined) throw new Error(`docs/behavior/ has no notice "${key}"`);
  return row.slice(2).filter((line) => line !== "");
}
