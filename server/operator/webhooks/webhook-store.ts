import { isDatabaseError, type Queryable } from "../../data/database/database.ts";
import type { Endpoint } from "../../jobs/webhooks/webhook-channel.ts";
import type { webhookEvents, WebhookFormat } from "../../jobs/webhooks/webhook-formats.ts";
import type { DeliveryState } from "../../jobs/outbox/delivery-store.ts";

export type WebhookEvent = (typeof webhookEvents)[number];

export interface NewWebhook {
  name: string;
  url: string;
  format: WebhookFormat;
  events: readonly WebhookEvent[];
  /** Partner whose submissions alone the endpoint receives; null for one of the agency's own. */
  partner: string | null;
}

export interface ListedWebhook extends Omit<NewWebhook, "name"> {
  id: string;
  /** Null if it was added by SQL. */
  name: string | null;
  enabled: boolean;
  added_at: string;
  waiting: number;
  failed: number;
  /** The newest deliveries, latest first. */
  last: {
    id: string;
    at: string;
    event: WebhookEvent;
    state: DeliveryState;
    attempts: number;
    error: string | null;
  }[];
}

/** Number of deliveries that the list shows of each endpoint. */
const shownDeliveries = 10;

/**
 * Returns a URL without what may be secret in it: the query, and for a chat, which takes messages from everyone who knows
 * its URL, the path.
 */
export function toShownUrl(url: string, format: WebhookFormat): string {
  if (!URL.canParse(url)) return "";
  const { origin, pathname, search } = new URL(url);
  return format === "signed" ? `${origin}${pathname}${search === "" ? "" : "?…"}` : `${origin}/…`;
}

/** Returns why the URL is no endpoint; undefined if it is one. */
export function findUrlProblem(url: string): string | undefined {
  if (!URL.canParse(url) || new URL(url).protocol !== "https:" || !url.startsWith("https://"))
    return "The URL must begin with https://.";
  const { username, password, hash } = new URL(url);
  if (`${username}${password}` !== "") return "The URL must not contain a user name or password.";
  return hash === "" ? undefined : "The URL must not contain #.";
}

/** SQLSTATE unique_violation */
const uniqueViolation = "23505";

const listWebhooks = `
  select to_jsonb(w) as line from (
    select w.id, w.name, w.url, w.format, w.events, w.partner, w.enabled, w.added_at,
      (select count(*) from private.deliveries d
       where d.kind = 'webhook' and d.recipient = w.id::text and d.state in ('waiting', 'held')) as waiting,
      (select count(*) from private.deliveries d
       where d.kind = 'webhook' and d.recipient = w.id::text and d.state = 'failed') as failed,
      (select coalesce(jsonb_agg(to_jsonb(l) order by l.at desc), '[]') from (
        select d.id, coalesce(d.finished_at, d.created_at) as at, d.event, d.state, d.attempts, d.last_error as error
        from private.deliveries d where d.kind = 'webhook' and d.recipient = w.id::text
        order by d.created_at desc limit ${shownDeliveries}
      ) l) as last
    from private.webhooks w
  ) w order by w.added_at, w.id`;

export type WebhookStore = ReturnType<typeof createWebhookStore>;

export function createWebhookStore(database: Queryable) {
  return {
    /** Lists the endpoints without their secrets. */
    async list(): Promise<ListedWebhook[]> {
      const rows = await database.query<{ line: ListedWebhook }>(listWebhooks);
      return rows.map(({ line }) => ({ ...line, url: toShownUrl(line.url, line.format) }));
    },
    /**
     * Adds an endpoint.
     * @returns its id and the secret, which nothing returns later, or what prevents it
     */
    async add({ name, url, format, events, partner }: NewWebhook) {
      try {
        const [row] = await database.query<{ id: string; secret: string }>(
          `insert into private.webhooks (name, url, format, events, partner)
           select $1, $2, $3, $4::text[], $5
           where $5::text is null or exists (select from private.known_partners k where k.partner = $5)
           returning id, secret`,
          [name, url, format, events, partner],
        );
        return row ?? { problem: `No partner has the id ${partner}.` };
      } catch (error) {
        if (isDatabaseError(error) && error.code === uniqueViolation)
          return { problem: `Another endpoint is named ${name}.` };
        throw error;
      }
    },
    /** Pauses or resumes an endpoint; returns its name, or null if there is none. */
    async setEnabled(id: string, enabled: boolean): Promise<{ name: string } | null> {
      const [row] = await database.query<{ name: string }>(
        "update private.webhooks set enabled = $2 where id = $1::uuid returning coalesce(name, '') as name",
        [id, enabled],
      );
      return row ?? null;
    },
    /** Removes an endpoint; returns its name, or null if there is none. */
    async remove(id: string): Promise<{ name: string } | null> {
      const [row] = await database.query<{ name: string }>(
        "delete from private.webhooks where id = $1::uuid returning coalesce(name, '') as name",
        [id],
      );
      return row ?? null;
    },
    /** Returns an endpoint with its secret, to send to it; null if there is none. */
    async read(id: string): Promise<(Endpoint & { name: string }) | null> {
      const [row] = await database.query<Endpoint & { name: string }>(
        "select coalesce(name, '') as name, url, secret, format, partner from private.webhooks where id = $1::uuid",
        [id],
      );
      return row ?? null;
    },
  };
}
