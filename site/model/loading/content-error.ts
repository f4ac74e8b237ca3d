import { ExpectedError } from "../../settings/expected-error.ts";

/** One mistake in the content, as an editor reads it. */
export interface Mistake {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Line in that file, counted from 1. */
  line: number;
  /** Dotted path of the field, such as `cities[2].lat`; empty for the document as a whole. */
  field: string;
  /** What is wrong: `found X, expected Y, did you mean Z`. */
  problem: string;
}

/** Prints a mistake as `file:line field — problem`. */
export function formatMistake({ file, line, field, problem }: Mistake): string {
  return `${file}:${line} ${field === "" ? "" : `${field} `}— ${problem}`;
}

/** Mistakes in the order of files, lines and fields. */
export function inOrder(mistakes: readonly Mistake[]): Mistake[] {
  return [...mistakes].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.field.localeCompare(b.field),
  );
}

/** All mistakes of the content at once, in the order of files and lines. */
export class ContentError extends ExpectedError {
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    const sorted = inOrder(mistakes);
    const count = sorted.length === 1 ? "1 mistake" : `${sorted.length} mistakes`;
    super(`${sorted.map(formatMistake).join("\n")}\n${count} in the content. Nothing was written.`);
    this.name = "ContentError";
    this.mistakes = sorted;
  }
}
