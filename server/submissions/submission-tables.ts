/** The three tables of submissions. */
export const submissionTables = [
  "contact_submissions",
  "resume_submissions",
  "salary_report_downloads",
] as const;

export type SubmissionTable = (typeof submissionTables)[number];

/** One submission. Visitors choose the ids, so that one id may stand in two tables. */
export interface SubmissionRef {
  table: SubmissionTable;
  id: string;
}

export const isSubmissionTable = (name: string): name is SubmissionTable =>
  (submissionTables as readonly string[]).includes(name);

/** What a visitor's browser adds to every row, and what the database and operators make of it. */
const circumstances = [
  "context",
  "partner",
  "page_url",
  "referrer",
  "utm",
  "consent",
  "status",
  "spam_score",
  "spam_reasons",
];

/** The database reads this column to score a row, and always stores null. */
const neverStored = "form_check";

/** A table's columns in the order in which an operator reads them: the form's fields, then the circumstances. */
export function inReadingOrder(columns: readonly string[]): string[] {
  const stored = columns.filter((column) => column !== neverStored);
  return [
    ...stored.filter((column) => !circumstances.includes(column)),
    ...circumstances.filter((column) => stored.includes(column)),
  ];
}
