import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { format, resolveConfig } from "prettier";

export interface BenchTable {
  /** Describes what was measured: inputs, units, and how several runs are combined. */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  notes?: readonly string[];
}

export interface Benchmark {
  id: string;
  /** Docs page that contains the tables, between two markers. */
  file: string;
  /**
   * Runs the measurements and logs progress.
   * @param scratch temporary folder for files outside the repository
   */
  measure: (scratch: string) => Promise<BenchTable[]>;
}

/**
 * Replaces a benchmark's tables in a document, between their markers, and updates the date, the commit and the
 * machine's description.
 * @throws Error if the document has no markers for this benchmark
 */
export async function writeTables(
  document: string,
  id: string,
  tables: readonly BenchTable[],
): Promise<void> {
  const { text, open, start, end } = locateTables(document, id);
  const sections = [describeMachine(), ...tables.map(toMarkdown)];
  const updatedText = [
    text.slice(0, start),
    open,
    "\n\n",
    sections.join("\n\n"),
    "\n\n",
    text.slice(end),
  ].join("");
  const options = { ...(await resolveConfig(document, { editorconfig: true })), filepath: document };
  writeFileSync(document, await format(updatedText, options));
}

/**
 * Returns a benchmark's rows in a document, one list of cells each, headings included.
 * @throws Error if the document has no markers for this benchmark
 */
export function readRows(document: string, id: string): string[][] {
  const { text, start, end } = locateTables(document, id);
  return toRows(text.slice(start, end));
}

/** Returns the rows of the tables in a Markdown text. */
export const toRows = (markdown: string): string[][] =>
  markdown
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|[\s|-]+$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );

function locateTables(document: string, id: string) {
  const text = readFileSync(document, "utf8");
  const [open, close] = [`<!-- bench:${id} -->`, `<!-- /bench:${id} -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start === -1 || end < start)
    throw new Error(`${document} has no markers for "${id}": add the lines ${open} and ${close}.`);
  return { text, open, start, end };
}

export function toMarkdown({ caption, columns, rows, notes = [] }: BenchTable): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(escapeCell).join(" | ")} |`;
  const table = [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
  return [caption, table, notes.map((note) => `- ${note}`).join("\n")]
    .filter((part) => part !== "")
    .join("\n\n");
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

function describeMachine(): string {
  const [processor] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const model =
    processor === undefined || processor.model === "unknown" ? "" : ` (${processor.model.trim()})`;
  const day = new Date().toISOString().slice(0, 10);
  const commit = spawnSync("git", ["rev-parse", "--short=10", "HEAD"], { encoding: "utf8" }).stdout.trim();
  return `Measured ${day} at ${commit} on ${cpus().length} cores${model}, ${gigabytes} GiB, Node ${process.versions.node}, ${process.platform}.`;
}
