import { metadataColumns } from "../../model/submissions/submission-metadata.ts";
import { submissionTables, type SubmissionTable } from "../../model/submissions/submission-fields.ts";

export { submissionTables, type SubmissionTable };

export interface SubmissionRef {
  table: SubmissionTable;
  id: string;
}

export const isSubmissionTable = (name: string): name is SubmissionTable =>
  (submissionTables as readonly string[]).includes(name);

const trailingColumns = [...metadataColumns, "status", "spam_score", "spam_reasons"];

/** The database uses this column's value only to compute the spam score, and stores null instead of it. */
const writeOnlyColumn = "form_check";

export function sortColumnsForDisplay(columns: readonly string[]): string[] {
  const stored = columns.filter((column) => column !== writeOnlyColumn);
  return [
    ...stored.filter((column) => !trailingColumns.includes(column)),
    ...trailingColumns.filter((column) => stored.includes(column)),
  ];
}
