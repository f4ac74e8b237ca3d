import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { Queryable, Row } from "../../data/database/database.ts";
import { DeliveryRefusal, isAboutSubmission, type Channel, type Delivery } from "../outbox/channel.ts";
import { createPublicLookup, isPublicAddress, PrivateAddressError } from "./public-address.ts";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { SubmissionTable } from "../../data/submission-tables.ts";
import { oneLine } from "../../platform/backend-error.ts";
import {
  createTestPayload,
  formatWebhook,
  webhookObjects,
  type WebhookFormat,
  type WebhookPayload,
} from "./webhook-formats.ts";

interface WebhookChannelOptions {
  database: Queryable;
  allowPrivate: boolean;
  ca?: string | undefined;
  deadlineMs?: number | undefined;
  /** Address of the desk, for links in messages to a chat. */
  deskUrl?: string | undefined;
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
  const { database, deskUrl } = options;
  return {
    async send(delivery, signal) {
      const [endpoint] = await database.query<Endpoint>(
        "select url, secret, format, partner from private.webhooks where id = $1::uuid and enabled",
        [delivery.recipient],
      );
      if (endpoint === undefined)
        throw new DeliveryRefusal("permanent", "The endpoint was removed or paused.");
      const payload = await readWebhookPayload(database, delivery, endpoint);
      const body = formatWebhook(payload, endpoint.format, deskUrl);
      requireAccepted(await postSigned(endpoint, delivery.id, body, signal, options));
    },
    close: () => Promise.resolve(),
  };
}

type RequestOptions = Pick<WebhookChannelOptions, "allowPrivate" | "ca" | "deadlineMs">;

function postSigned(
  { url, secret }: Pick<Endpoint, "url" | "secret">,
  id: string,
  body: string,
  signal: AbortSignal,
  { allowPrivate, ca, deadlineMs = 10_000 }: RequestOptions,
): Promise<PostResponse> {
  const now = new Date();
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  };
  const lookup = allowPrivate ? undefined : createPublicLookup();
  return postJson(new URL(url), body, headers, signal, { lookup, ca, deadlineMs });
}

export interface WebhookTest {
  isAccepted: boolean;
  /** The endpoint's answer, or why there was none, in one line. */
  answer: string;
}

/** Sends a sample to an endpoint, by the rules for deliveries, and returns its answer. */
export async function testEndpoint(endpoint: Endpoint, options: RequestOptions): Promise<WebhookTest> {
  const id = randomUUID();
  const body = formatWebhook(createTestPayload(id, endpoint.partner), endpoint.format);
  try {
    const response = await postSigned(endpoint, id, body, new AbortController().signal, options);
    requireAccepted(response);
    return { isAccepted: true, answer: `HTTP ${response.status}` };
  } catch (error) {
    return { isAccepted: false, answer: error instanceof DeliveryRefusal ? error.message : oneLine(error) };
  }
}

interface PostOptions {
  /** DNS lookup that rejects private addresses; undefined allows any address. */
  lookup: LookupFunction | undefined;
  ca?: string | undefined;
  deadlineMs: number;
}

interface PostResponse {
  status: number;
  /** Start of an error response's body. Empty on success, when the body is not read. */
  text: string;
}

const maxResponseBytes = 16_384;

async function readBodyStart(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      pieces.push(piece.subarray(0, maxResponseBytes - bytes));
      bytes += piece.byteLength;
      if (bytes >= maxResponseBytes) break;
    }
  } catch {
    // If the connection drops, return the part of the body that arrived; the status is already known.
  }
  return Buffer.concat(pieces).toString("utf8");
}

/**
 * Posts JSON to an `https` endpoint. Does not follow redirects, because their target has not been checked.
 * @throws PrivateAddressError if the endpoint is not on the public internet; otherwise the network error
 */
export function postJson(
  url: URL,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  { lookup, ca, deadlineMs }: PostOptions,
): Promise<PostResponse> {
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  // Check an IP address here, because sockets look up only host names.
  if (lookup !== undefined && isIP(hostname) !== 0 && !isPublicAddress(hostname))
    return Promise.reject(new PrivateAddressError());
  return new Promise((resolve, reject) => {
    const outgoingRequest = request(url, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body), ...headers },
      // Never reuse a pooled connection: its address may not have been checked.
      agent: false,
      signal,
      ...(lookup === undefined ? {} : { lookup }),
      ...(ca === undefined ? {} : { ca }),
    });
    // Use a timer, because a timeout signal that only `AbortSignal.any` references may be garbage-collected
    // before it fires.
    const timer = setTimeout(
      () => outgoingRequest.destroy(new Error(`No response within ${deadlineMs / 1000} s`)),
      deadlineMs,
    );
    outgoingRequest.once("close", () => clearTimeout(timer));
    outgoingRequest.once("error", reject);
    outgoingRequest.once("response", (response) => {
      const status = response.statusCode ?? 0;
      const isAccepted = status >= 200 && status < 300;
      const text = isAccepted ? Promise.resolve("") : readBodyStart(response);
      // Ignore errors after the response, such as a timeout.
      outgoingRequest.on("error", () => undefined);
      void text.then((beginning) => {
        response.destroy();
        resolve({ status, text: beginning });
      });
    });
    outgoingRequest.end(body);
  });
}

export interface Endpoint {
  url: string;
  secret: string;
  format: WebhookFormat;
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
async function readWebhookPayload(
  database: Queryable,
  delivery: Delivery,
  { partner }: Endpoint,
): Promise<WebhookPayload> {
  if (!isAboutSubmission(delivery))
    throw new DeliveryRefusal("permanent", "Webhooks are only about submissions.");
  const { id, table, submission } = delivery;
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
      object: webhookObjects[table],
      context: row.context,
      partner: row.partner,
      ref: row.ref,
      status: row.status,
      ...(partner === null ? { submission: row.submission } : {}),
    },
  };
}
