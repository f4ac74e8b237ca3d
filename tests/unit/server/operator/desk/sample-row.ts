import type { LeadRow } from "../../../../../server/operator/desk/leads/lead-query.ts";

export const now = new Date("2025-01-14T12:00:00Z");
export const hour = 3_600_000;

export const createRowOfAge = (hoursAgo: number, changes: Partial<LeadRow> = {}): LeadRow => ({
  table: "contact_submissions",
  id: crypto.randomUUID(),
  created_at: new Date(now.getTime() - hoursAgo * hour).toISOString(),
  due: new Date(now.getTime() + (24 - hoursAgo) * hour).toISOString(),
  answered_at: null,
  last_change: null,
  owner: null,
  snoozed_until: null,
  tags: [],
  status: "new",
  first_name: "Kim",
  last_name: null,
  company: null,
  email: null,
  phone: null,
  role: null,
  place: null,
  detail: null,
  context: null,
  source: null,
  page: null,
  partner: null,
  job: null,
  language: null,
  spam_score: 0,
  spam_reasons: {},
  file: null,
  excerpt: null,
  is_kept: false,
  ...changes,
});
