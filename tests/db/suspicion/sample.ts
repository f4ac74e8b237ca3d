import type { SubmissionTable } from "../../../server/data/submission-tables.ts";

/** A submission as it reaches the database. */
export interface Sample {
  table: SubmissionTable;
  /** The row's columns, `form_check` among them where the sender brings one. */
  row: Record<string, unknown>;
  /** The request's headers; a browser sends both. */
  headers: { host: string; origin?: string };
}

/** Address of the forms in these samples, and the lists in the database. */
export const site = {
  host: "talent.example",
  origin: "https://talent.example",
  partner: "jobs-board",
  partnerOrigin: "https://jobs.example",
};
