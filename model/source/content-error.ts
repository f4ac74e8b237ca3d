import { ExpectedError } from "../expected-error.ts";

export interface Mistake {
  /** Path relative to the project's root, with forward slashes. */
  file: string;
  line: number;
  /** Dotted path of the field, such as `cities[2].lat`; empty for the whole document. */
  field: string;
  /** Message in the form `found X, expected Y (did you mean Z?)`. */
  problem: string;
}

/** Formats a mistake as `file:line field — problem`. */
export function formatMistake({ file, line, field, problem }: Mistake): string {
  return `${file}:${line} ${field === "" ? "" : `${field} `}— ${problem}`;
}

export function sortMistakes(mistakes: readonly Mistake[]): Mistake[] {
  return [...mistakes].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.field.localeCompare(b.field),
  );
}

/** An error that contains all mistakes in the content, sorted by file and line. */
export class ContentError extends ExpectedError {
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    const sorted = sortMistakes(mistakes);
    const count = sorted.length === 1 ? "1 mistake" : `${sorted.length} mistakes`;
    super(`${sorted.map(formatMistake).join("\n")}\n${count} in the content. Nothing was written.`);
    this.name = "ContentError";
    this.mistakes = sorted;
  }
}
