import type { SubmissionTable } from "../../../server/data/submission-tables.ts";

export interface Sample {
  table: SubmissionTable;
  /** Column values, including `form_check` if the sender includes it. */
  row: Record<string, unknown>;
  /** Request headers that affect the score. Browsers send both of them. */
  headers: { host: string; origin?: string };
}

/** Host and origin of our site, and a known partner with its origin. The test adds them to the database. */
export const site = {
  host: "talent.example",
  origin: "https://talent.example",
  partner: "jobs-board",
  partnerOrigin: "https://jobs.example",
};
