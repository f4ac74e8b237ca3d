import { readArguments } from "../../../site/settings/read-arguments.ts";
import { isUuid } from "../../data/database/is-uuid.ts";
import { parseRetentionRequest, usageError } from "./retention-arguments.ts";
import { isSubmissionTable, submissionTables } from "../../data/submission-tables.ts";

export type SubmissionsArguments = ReturnType<typeof parseSubmissionsArguments>;

const hours = { h: 1, d: 24, w: 168 };

/** Parses a date or an age (`12h`, `7d`, `2w`). */
export function parseSince(text: string, now = new Date()): Date {
  const age = /^(\d{1,5})([hdw])$/.exec(text);
  if (age) return new Date(now.getTime() - Number(age[1]) * hours[age[2] as keyof typeof hours] * 3_600_000);
  const date = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/.test(text) ? new Date(text) : undefined;
  // JavaScript parses February 30 as March 2.
  if (!date || Number.isNaN(date.getTime()) || (text.length === 10 && !date.toISOString().startsWith(text))) {
    throw usageError(`--since needs a date such as 2025-01-31 or an age such as 7d, not "${text}".`);
  }
  return date;
}

export function parseSubmissionsArguments(args: readonly string[]) {
  const { values, words } = readArguments("submissions", args);
  const [table, ...rest] = words;
  if (rest.length > 0) throw usageError(`Name one table, not ${words.length}.`);
  if (table !== undefined && !isSubmissionTable(table)) {
    throw usageError(`There is no table "${table}"; the tables are ${submissionTables.join(", ")}.`);
  }
  if (values.json && values.csv) throw usageError("Choose --json or --csv, not both.");
  if (values.out !== undefined && values.file === undefined) throw usageError("--out requires --file.");
  if (values.file !== undefined && !isUuid(values.file)) {
    throw usageError(`--file needs the id of a row in resume_submissions, not "${values.file}".`);
  }
  const retention = parseRetentionRequest(values, table);
  const readingOption = values.json ?? values.csv ?? values.since ?? values.file;
  if (retention?.kind === "hold" && readingOption !== undefined)
    throw usageError("A hold takes no format, --since or --file.");
  if (retention && retention.kind !== "hold" && (table ?? readingOption) !== undefined)
    throw usageError("--erase, --due and --delete-due take no table, format, --since or --file.");
  const format: "text" | "json" | "csv" = values.json ? "json" : values.csv ? "csv" : "text";
  return {
    retention,
    format,
    tables: table === undefined ? [...submissionTables] : [table],
    since: values.since === undefined ? undefined : parseSince(values.since),
    file: values.file,
    out: values.out,
  };
}
