import { CONTENT_TYPES } from "../../model/resume-check/resume-kind.ts";
import { resumeBytesLimit, resumeFile } from "../../model/resume-check/resume-file.ts";
import type { SubmissionField } from "../../model/submissions/read-fields.ts";
import { submissionFields, type SubmissionTable } from "../../model/submissions/submission-fields.ts";
import { metadataColumns, metadataLimits } from "../../model/submissions/submission-metadata.ts";

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
export const leadSources = [
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
