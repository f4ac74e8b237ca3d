import type { SubmissionTable } from "../../../server/data/submission-tables.ts";

export interface Sample {
  table: SubmissionTable;
  /** Columns of the row, with `form_check` if the sender includes it. */
  row: Record<string, unknown>;
  /** Request headers, both of which browsers send. */
  headers: { host: string; origin?: string };
}

/** Our host and origin, a known partner, and the partner's origin, as listed in the database. */
export const site = {
  host: "talent.example",
  origin: "https://talent.example",
  partner: "jobs-board",
  partnerOrigin: "https://jobs.example",
};
