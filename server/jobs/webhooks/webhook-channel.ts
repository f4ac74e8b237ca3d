import { Webhook } from "standardwebhooks";
import type { Queryable } from "../../data/database/database.ts";
import { DeliveryRefusal, type Channel } from "../outbox/channel.ts";
import { postJson, type PostResponse } from "./post-json.ts";
import { createPublicLookup } from "./public-address.ts";
import { readWebhookPayload, type Endpoint } from "./webhook-payload.ts";

interface WebhookChannelOptions {
  database: Queryable;
  allowPrivate: boolean;
  ca?: string | undefined;
  deadlineMs?: number | undefined;
}

const excerptLength = 200;

function requireAccepted({ status, text }: PostResponse): void {
  if (status >= 200 && status < 300) return;
  const excerpt = text.slice(0, excerptLength).trim();
  const reason =
    status >= 300 && status < 400
      ? `HTTP ${status}; redirects are not followed`
      : `HTTP ${status}${excerpt === "" ? "" : `: ${excerpt}`}`;
  throw new DeliveryRefusal(status === 410 ? "permanent" : "retry", reason);
}

/**
 * Opens the webhook channel. Requests are signed as specified by Standard Webhooks
 * (https://github.com/standard-webhooks/standard-webhooks).
 */
export function openWebhookChannel(options: WebhookChannelOptions): Channel {
  const { database, allowPrivate, ca, deadlineMs = 10_000 } = options;
  const lookup = allowPrivate ? undefined : createPublicLookup();
  return {
    async send(delivery, signal) {
      const [endpoint] = await database.query<Endpoint>(
        "select url, secret, partner from private.webhooks where id = $1::uuid and enabled",
        [delivery.recipient],
      );
      if (endpoint === undefined)
        throw new DeliveryRefusal("permanent", "The endpoint was removed or turned off.");
      const body = JSON.stringify(await readWebhookPayload(database, delivery, endpoint));
      const now = new Date();
      const headers = {
        "webhook-id": delivery.id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
        "webhook-signature": new Webhook(endpoint.secret).sign(delivery.id, now, body),
      };
      requireAccepted(
        await postJson(new URL(endpoint.url), body, headers, signal, { lookup, ca, deadlineMs }),
      );
    },
    close: () => Promise.resolve(),
  };
}
