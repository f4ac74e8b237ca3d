import type { SubmissionTable } from "../../../server/data/submission-tables.ts";

export interface Sample {
  table: SubmissionTable;
  /** Column values, including `form_check` if the sender includes it. */
  row: Record<string, unknown>;
  /** Request headers that affect the score. Browsers send both of them. */
  headers: { host: string; origin?: string };
}

/** Our site's host and origin, and a known partner and its origin, as the test adds them to the database. */
export const site = {
  host: "talent.example",
  origin: "https://talent.example",
  partner: "jobs-board",
  partnerOrigin: "https://jobs.example",
};
