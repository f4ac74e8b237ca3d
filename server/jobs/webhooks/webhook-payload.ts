import type { Queryable, Row } from "../../data/database/database.ts";
import { DeliveryRefusal, type Delivery } from "../outbox/channel.ts";
import type { SubmissionTable } from "../../data/submission-tables.ts";

const objectNames = {
  contact_submissions: "lead",
  resume_submissions: "resume",
  salary_report_downloads: "report_request",
} as const satisfies Record<SubmissionTable, string>;

export type WebhookPayload = Awaited<ReturnType<typeof readWebhookPayload>>;

export interface Endpoint {
  url: string;
  secret: string;
  partner: string | null;
}

const selectPayload = (table: SubmissionTable) => `
  select
    d.event, s.context, s.partner, r.ref, to_jsonb(s) - 'form_check' - 'status' as submission,
    to_jsonb(coalesce(e.at, s.created_at)) #>> '{}' as at, coalesce(e.detail ->> 'status', 'new') as status
  from private.deliveries d
  join public.${table} s on s.id = d.submission
  left join private.lead_events e on e.id = d.lead_event
  left join private.partner_refs r on r.submission = d.submission and r.submission_table = d.submission_table
  where d.id = $1`;

/**
 * Builds a webhook's body from the current rows.
 * @throws DeliveryRefusal (permanent) if the submission was erased or does not belong to the endpoint's partner
 */
export async function readWebhookPayload(
  database: Queryable,
  { id, table, submission }: Delivery,
  { partner }: Endpoint,
) {
  const [row] = await database.query<{
    event: string;
    context: string | null;
    partner: string | null;
    ref: string | null;
    submission: Row;
    at: string;
    status: string;
  }>(selectPayload(table), [id]);
  if (row === undefined) throw new DeliveryRefusal("permanent", "The submission no longer exists.");
  if (partner !== null && partner !== row.partner)
    throw new DeliveryRefusal("permanent", "The endpoint belongs to another partner.");
  return {
    type: row.event,
    timestamp: new Date(row.at).toISOString(),
    data: {
      id: submission,
      object: objectNames[table],
      context: row.context,
      partner: row.partner,
      /** The partner page's own reference (`data-ref`), or null. */
      ref: row.ref,
      /** The submission's status when the event occurred. */
      status: row.status,
      // Only the agency's own endpoints receive all columns, never a partner's.
      ...(partner === null ? { submission: row.submission } : {}),
    },
  };
}
