import type { Queryable, Row } from "../../data/database/database.ts";
import { DeliveryRefusal, type Delivery } from "../outbox/channel.ts";
import type { SubmissionTable } from "../../data/submission-tables.ts";

/** What an endpoint calls the rows of each table. */
const objects = {
  contact_submissions: "lead",
  resume_submissions: "resume",
  salary_report_downloads: "report_request",
} as const satisfies Record<SubmissionTable, string>;

/** The body of a webhook, in the form of the Standard Webhooks specification. */
export interface WebhookPayload {
  type: string;
  /** When it happened (ISO 8601). */
  timestamp: string;
  data: {
    id: string;
    object: (typeof objects)[SubmissionTable];
    context: string | null;
    partner: string | null;
    /** What the partner's own page calls it (`data-ref`); null where it says nothing. */
    ref: string | null;
    /** The state of work as the event found it. */
    status: string;
    /** Everything that was sent; for endpoints of the agency itself, never for a partner's. */
    submission?: Row;
  };
}

/** A row of `private.webhooks`. */
export interface Endpoint {
  url: string;
  secret: string;
  partner: string | null;
}

const sql = (table: SubmissionTable) => `
  select
    d.event, s.context, s.partner, r.ref, to_jsonb(s) - 'form_check' - 'status' as submission,
    to_jsonb(coalesce(e.at, s.created_at)) #>> '{}' as at, coalesce(e.detail ->> 'status', 'new') as status
  from private.deliveries d
  join public.${table} s on s.id = d.submission
  left join private.lead_events e on e.id = d.lead_event
  left join private.partner_refs r on r.submission = d.submission and r.submission_table = d.submission_table
  where d.id = $1`;

/**
 * Makes the body of a webhook from the rows as they are now.
 * @throws DeliveryRefusal for good, when the submission was erased, or is not the partner's to whom the endpoint belongs
 */
export async function readWebhookPayload(
  database: Queryable,
  { id, table, submission }: Delivery,
  { partner }: Endpoint,
): Promise<WebhookPayload> {
  const [row] = await database.query<{
    event: string;
    context: string | null;
    partner: string | null;
    ref: string | null;
    submission: Row;
    at: string;
    status: string;
  }>(sql(table), [id]);
  if (row === undefined) throw new DeliveryRefusal("permanent", "The submission is not stored any more.");
  if (partner !== null && partner !== row.partner)
    throw new DeliveryRefusal("permanent", "The endpoint belongs to another partner.");
  return {
    type: row.event,
    timestamp: new Date(row.at).toISOString(),
    data: {
      id: submission,
      object: objects[table],
      context: row.context,
      partner: row.partner,
      ref: row.ref,
      status: row.status,
      ...(partner === null ? { submission: row.submission } : {}),
    },
  };
}
