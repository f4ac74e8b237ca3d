import { metadataColumns } from "../../site/model/submissions/submission-metadata.ts";
import { submissionTables, type SubmissionTable } from "../../site/model/submissions/submission-fields.ts";

export { submissionTables, type SubmissionTable };

export interface SubmissionRef {
  table: SubmissionTable;
  id: string;
}

export const isSubmissionTable = (name: string): name is SubmissionTable =>
  (submissionTables as readonly string[]).includes(name);

/** Columns that the browser, the database and operators add to every row. */
const readLast = [...metadataColumns, "status", "spam_score", "spam_reasons"];

/** The database computes the spam score from this column and always stores null. */
const neverStored = "form_check";

/** Orders a table's columns for display: the form's fields, then the columns that are not from the form. */
export function inDisplayOrder(columns: readonly string[]): string[] {
  const stored = columns.filter((column) => column !== neverStored);
  return [
    ...stored.filter((column) => !readLast.includes(column)),
    ...readLast.filter((column) => stored.includes(column)),
  ];
}
