import type { Database } from "../../../server/data/database/database.ts";
import type { LeadQuery } from "../../../server/operator/desk/leads/lead-query.ts";
import type { SubmissionTable } from "../../../server/data/submission-tables.ts";
import { sampleRows } from "../sample-rows.ts";

export const ALL_LEADS_QUERY: LeadQuery = {
  kind: null,
  state: "all",
  flagged: false,
  context: null,
  partner: null,
  language: null,
  spam: null,
  file: null,
  only: null,
  since: null,
  search: "",
  order: "newest",
  after: null,
  limit: 50,
  promised: { contact_submissions: 24, resume_submissions: 24 },
};

export async function storeSubmission(
  database: Database,
  table: SubmissionTable,
  { hoursAgo = 0, ...more }: { hoursAgo?: number } & Record<string, unknown> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const row = { ...sampleRows[table], id, spam_score: 0, ...more };
  const columns = Object.keys(row);
  await database.query(
    `insert into public.${table} (created_at, ${columns.join(", ")})
     select now() - make_interval(secs => $2::float8 * 3600), ${columns.map((column) => `r.${column}`).join(", ")}
     from jsonb_populate_record(null::public.${table}, $1::jsonb) r`,
    [JSON.stringify(row), hoursAgo],
  );
  return id;
}
