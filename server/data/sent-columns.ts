import { CONTENT_TYPES } from "../../model/resume-check/resume-kind.ts";
import { resumeBytesLimit, resumeFile } from "../../model/resume-check/resume-file.ts";
import type { SubmissionField } from "../../model/submissions/submission-field.ts";
import { submissionFields, type SubmissionTable } from "../../model/submissions/submission-fields.ts";
import { metadataColumns, metadataLimits } from "../../model/submissions/submission-metadata.ts";
import { randomUUID } from "node:crypto";

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

/** A column that forms fill in. */
export interface SentColumn {
  name: string;
  type: "text" | "boolean" | "jsonb" | "integer" | "uuid";
  /** Largest value that forms send: characters of a text, or a number. Undefined for other types. */
  limit?: number | undefined;
  /** Whether every form of the table sends a value other than null. */
  isAlwaysSent: boolean;
  /** Whether the text is a day in ISO 8601. */
  isDate?: boolean;
}

/** Values of the `source` column: the contact form, the other lead forms, and the two insight forms. */
const leadSources = [
  "contact_form",
  "landing2_form",
  "remote-work-insight",
  "talent-retention-insight",
] as const;

/** Types of the resumes that forms upload, and the largest size in bytes. */
export const resumeUploads = { types: Object.values(CONTENT_TYPES), bytes: resumeBytesLimit };

const required = { isAlwaysSent: true } as const;
const optional = { isAlwaysSent: false } as const;

function listFieldColumns(table: SubmissionTable): SentColumn[] {
  // Several forms share the table of leads, and each leaves some fields out.
  const isShared = table === "contact_submissions";
  return Object.values<SubmissionField>(submissionFields[table]).map(({ column, kind, limit, missing }) => ({
    name: column,
    type: kind === "consent" ? "boolean" : "text",
    limit,
    isAlwaysSent: !isShared && missing !== undefined,
    isDate: kind === "date",
  }));
}

const unlistedColumns: Readonly<Partial<Record<SubmissionTable, SentColumn[]>>> = {
  contact_submissions: [{ name: "source", type: "text", ...required }],
  resume_submissions: [
    { name: resumeFile.path.column, type: "text", limit: resumeFile.path.limit, ...optional },
    { name: resumeFile.size.column, type: "integer", limit: resumeFile.size.bytes, ...optional },
  ],
};

const textMetadata: Readonly<Record<string, number>> = metadataLimits;

/** Returns the columns that forms fill in: fields, the file, and what the browser adds. */
export const listSentColumns = (table: SubmissionTable): SentColumn[] => [
  { name: "id", type: "uuid", ...required },
  ...listFieldColumns(table),
  ...(unlistedColumns[table] ?? []),
  ...metadataColumns.map((name): SentColumn => ({
    name,
    type: name in textMetadata || name === "language" ? "text" : "jsonb",
    limit: textMetadata[name],
    ...optional,
  })),
  { name: "form_check", type: "jsonb", ...optional },
];

const pad = (text: string, length: number): string => text.slice(0, length).padEnd(length, ".");

/** Builds a domain name of this length. Each of its labels has at most 60 of the 63 allowed characters. */
const toDomainName = (length: number): string =>
  Array.from({ length }, (_, index) => (index % 61 === 60 ? "." : "d")).join("");

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
