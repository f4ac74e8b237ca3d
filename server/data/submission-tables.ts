import { circumstances } from "../../site/model/submissions/circumstances.ts";
import { submissionTables, type SubmissionTable } from "../../site/model/submissions/submission-fields.ts";

export { submissionTables, type SubmissionTable };

/** One submission. Visitors choose the ids, so that one id may stand in two tables. */
export interface SubmissionRef {
  table: SubmissionTable;
  id: string;
}

export const isSubmissionTable = (name: string): name is SubmissionTable =>
  (submissionTables as readonly string[]).includes(name);

/** What a visitor's browser adds to every row, and what the database and operators make of it. */
const readLast = [...circumstances, "status", "spam_score", "spam_reasons"];

/** The database reads this column to score a row, and always stores null. */
const neverStored = "form_check";

/** A table's columns in the order in which an operator reads them: the form's fields, then the circumstances. */
export function inReadingOrder(columns: readonly string[]): string[] {
  const stored = columns.filter((column) => column !== neverStored);
  return [
    ...stored.filter((column) => !readLast.includes(column)),
    ...readLast.filter((column) => stored.includes(column)),
  ];
}
