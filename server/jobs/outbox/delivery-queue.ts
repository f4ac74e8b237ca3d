import type { Database } from "../../data/database/database.ts";
import type { Delivery } from "./channel.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Delays after each attempt, in milliseconds: nine attempts over more than 24 hours, including jitter. */
const delays = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR] as const;

/** Relative jitter, which spreads out retries of deliveries that failed together. */
const JITTER = 0.1;

export const channelNames = ["mail", "webhook"] as const;
export type ChannelName = (typeof channelNames)[number];

export interface LeasedDelivery extends Delivery {
  lease: string;
}

export interface QueueOptions {
  messageDomain: string;
  agencyAddress: string;
  now?: (() => Date) | undefined;
}

/** Lease duration in milliseconds, after which another worker may send the delivery. */
export const leaseMs = 120_000;

export type DeliveryQueue = ReturnType<typeof openDeliveryQueue>;

const interval = (parameter: string) => `make_interval(secs => ${parameter}::float8 / 1000)`;

const claimSql = `
  with clock as materialized (select coalesce($1::timestamptz, now()) as now),
  due as materialized (
    select d.id from private.deliveries d
    where d.state = 'waiting' and d.channel = $2 and d.next_try <= (select c.now from clock c)
    order by d.next_try, d.created_at
    limit $3
    for update skip locked
  )
  update private.deliveries d set
    -- An unsettled lease belongs to a dead worker; this claim continues its attempt.
    attempts = d.attempts + case when d.lease is null then 1 else 0 end,
    lease = $4,
    leased_until = c.now + ${interval("$5")},
    next_try = c.now + ${interval("$5")},
    message_id = coalesce(d.message_id, '<' || d.id || '@' || $6::text || '>')
  from due, clock c
  where d.id = due.id
  returning
    d.id, d.kind, d.submission_table as "table", d.submission,
    case d.recipient
      when 'agency' then coalesce((select s.agency_address from private.delivery_settings s), $7)
      else d.recipient
    end as recipient,
    d.attempts as attempt, d.message_id as "messageId", d.created_at as "createdAt", d.lease`;

/** A worker whose lease expired cannot change the delivery, except to record that it was sent. */
const buildSettleSql = (changes: string, condition = "d.lease = $2") => `
  update private.deliveries d set ${changes}, lease = null, leased_until = null
  where d.id = $1 and d.state = 'waiting' and ${condition}`;
/** Records every attempt for the operator; a worker whose lease has expired may add a duplicate. */
const withAttempt = (error = "") =>
  `tries = d.tries || jsonb_build_object('at', coalesce($3::timestamptz, now())${error})`;
const failedAttempt = withAttempt(", 'error', $4::text");
const sql = {
  sent: buildSettleSql(
    `state = 'sent', finished_at = coalesce($3::timestamptz, now()), last_error = null, ${withAttempt()}`,
    "$2::uuid is not null",
  ),
  failed: buildSettleSql(
    `state = 'failed', finished_at = coalesce($3::timestamptz, now()), last_error = $4, ${failedAttempt}`,
  ),
  postponed: buildSettleSql(
    `next_try = coalesce($3::timestamptz, now()) + ${interval("$5")}, last_error = $4, ${failedAttempt}`,
  ),
  requeued: buildSettleSql(
    "attempts = d.attempts - 1, next_try = coalesce($3::timestamptz, now()), last_error = coalesce($4, d.last_error)",
  ),
};

const correctClockSql = `
  update private.deliveries d
  set next_try = coalesce($1::timestamptz, now())
  where d.state = 'waiting'
    and d.next_try > coalesce($1::timestamptz, now()) + case when d.lease is null then ${interval("$2")} else ${interval("$3")} end`;

export function openDeliveryQueue(database: Database, options: QueueOptions) {
  const now = () => options.now?.().toISOString() ?? null;
  const run = async (statement: string, parameters: unknown[]) => {
    await database.query(statement, parameters);
  };
  const { messageDomain, agencyAddress } = options;
  return {
    claim: (channel: ChannelName, limit: number) =>
      database.query<LeasedDelivery>(claimSql, [
        now(),
        channel,
        limit,
        crypto.randomUUID(),
        leaseMs,
        messageDomain,
        agencyAddress,
      ]),
    markSent: ({ id, lease }: LeasedDelivery) => run(sql.sent, [id, lease, now()]),
    markFailed: ({ id, lease }: LeasedDelivery, reason: string) =>
      run(sql.failed, [id, lease, now(), reason]),
    postpone: ({ id, lease }: LeasedDelivery, delay: number, reason: string) =>
      run(sql.postponed, [id, lease, now(), reason, delay]),
    /** Puts a delivery back in the queue without counting the attempt, behind deliveries that were never attempted. */
    requeue: ({ id, lease }: LeasedDelivery, reason?: string) =>
      run(sql.requeued, [id, lease, now(), reason ?? null]),
    /** Reschedules deliveries that were postponed too far because the clock was ahead. */
    correctClock: () => run(correctClockSql, [now(), maxRetryDelay, leaseMs]),
  };
}

export const maxRetryDelay = Math.max(...delays) * (1 + JITTER);

/** Returns the delay after an unexpected error, in milliseconds. The number of attempts is unlimited. */
export const faultRetryDelay = (attempt: number): number => Math.min(retryDelay(attempt) ?? HOUR, HOUR);

/**
 * Returns the delay before the next attempt.
 * @param attempt number of the failed attempt, from 1
 * @param random from 0 to 1
 * @returns milliseconds; undefined if there is no next attempt
 */
export function retryDelay(attempt: number, random = Math.random()): number | undefined {
  const delay = delays[attempt - 1];
  return delay === undefined ? undefined : Math.round(delay * (1 - JITTER + 2 * JITTER * random));
}
