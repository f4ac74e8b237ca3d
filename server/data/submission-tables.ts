import { submissionTables, type SubmissionTable } from "../../model/submissions/submission-fields.ts";

export { submissionTables, type SubmissionTable };

export interface SubmissionRef {
  table: SubmissionTable;
  id: string;
}

export const isSubmissionTable = (name: string): name is SubmissionTable =>
  (submissionTables as readonly string[]).includes(name);
