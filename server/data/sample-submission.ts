import { randomUUID } from "node:crypto";
import type { SubmissionTable } from "../../model/submissions/submission-fields.ts";
import { leadSources, listSentColumns, type SentColumn } from "./sent-columns.ts";

const pad = (text: string, length: number): string => text.slice(0, length).padEnd(length, ".");

/** Builds a domain name of this length. Each of its labels has at most 60 of the 63 allowed characters. */
const toDomainName = (length: number): string =>
  Array.from({ length }, (_, index) => (index % 61 === 60 ? "." : "d")).join("");

/** Values of a certain form, by column. A value of `limit` characters shows whether the database accepts as many. */
const formedValues: Readonly<Record<string, (limit: number) => unknown>> = {
  id: () => randomUUID(),
  email: (limit) => `sample@${toDomainName(limit - "sample@.com".length)}.com`,
  phone: (limit) => "5".repeat(limit),
  resume_file_path: (limit) => `${"1".repeat(13)}_${"a".repeat(limit - 18)}.pdf`,
  job: (limit) => `J-${"9".repeat(limit - 2)}`,
  page_url: (limit) => pad("https://example.com/", limit),
  referrer: (limit) => pad("https://example.com/", limit),
  source: () => leadSources[0],
  language: () => "es",
  utm: () => ({ utm_source: "sample" }),
  consent: () => ({ text: "Sample", version: "sample" }),
  form_check: () => ({ trap: "", seconds: 60 }),
};

function toValue({ name, type, limit = 0, isDate }: SentColumn, text: string, longest: number): unknown {
  const toFormedValue = formedValues[name];
  const length = Math.min(limit, longest);
  if (toFormedValue) return toFormedValue(length);
  if (isDate) return "2026-12-31";
  if (type === "boolean") return true;
  return type === "integer" ? limit : pad(text, length);
}

/**
 * Builds a row with a value in each of these columns, as long as forms allow.
 * @param text start of each text that has no certain form
 * @param longest shortens the texts to this many characters
 */
export const buildRow = (
  columns: readonly SentColumn[],
  text: string,
  longest = Infinity,
): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column.name, toValue(column, text, longest)]));

/** Lists the columns of the smallest row that a table accepts: one contact, and for an application, the opening. */
export const listSmallestColumns = (table: SubmissionTable): SentColumn[] =>
  listSentColumns(table).filter(
    ({ name, isAlwaysSent }) => isAlwaysSent || name === "email" || name === "job",
  );

/**
 * Builds short rows as the forms of a table send them: one with only what each of them sends, and one from each
 * source with a value in every column. An application names its opening, and a resume does not.
 */
export function buildRowsOfForms(table: SubmissionTable): Record<string, unknown>[] {
  const columns = listSentColumns(table);
  const build = (chosen: readonly SentColumn[]) => buildRow(chosen, "Sample", 40);
  const sources =
    table === "contact_submissions"
      ? leadSources.map((source) => ({ source }))
      : table === "resume_submissions"
        ? [{}, { job: null, trade: null }]
        : [{}];
  return [build(listSmallestColumns(table)), ...sources.map((source) => ({ ...build(columns), ...source }))];
}
