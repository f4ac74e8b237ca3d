import type { Database } from "../../../server/data/database/database.ts";
import { QuerySchema, toLeadQuery } from "../../../server/operator/desk/leads/lead-query.ts";
import type { SubmissionTable } from "../../../server/data/submission-tables.ts";
import { insertRow } from "../insert-row.ts";
import { sampleRows } from "../sample-rows.ts";

export const ALL_LEADS_QUERY = toLeadQuery(
  QuerySchema.parse({ state: "all", order: "newest" }),
  { contact_submissions: 24, resume_submissions: 24 },
  50,
);

export async function storeSubmission(
  database: Database,
  table: SubmissionTable,
  { hoursAgo = 0, ...more }: { hoursAgo?: number } & Record<string, unknown> = {},
): Promise<string> {
  const row = { id: crypto.randomUUID(), ...sampleRows[table], spam_score: 0, ...more };
  const created_at = new Date(Date.now() - hoursAgo * 3_600_000);
  await insertRow(database, table, hoursAgo > 0 ? { ...row, created_at } : row);
  return row.id;
}
