import type { Queryable } from "../../data/database/database.ts";
import type { SubmissionRef, SubmissionTable } from "../../data/submission-tables.ts";
import type { DeliveryKind } from "./channel.ts";

/** The states that `private.deliveries.state` names. */
export const deliveryStates = ["waiting", "held", "sent", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** A delivery as an operator sees it; times are ISO 8601. */
export interface DeliveryRow {
  id: string;
  created_at: string;
  event: string;
  kind: DeliveryKind;
  submission_table: SubmissionTable;
  submission: string;
  /** `agency`, an address, or the id of a webhook. */
  recipient: string;
  state: DeliveryState;
  /** Whether a worker is sending it at this moment. */
  is_under_way: boolean;
  held_for: "suspicion" | "limit" | "restored" | null;
  attempts: number;
  /** Null for one that is due at once, or that is not waiting. */
  next_try: string | null;
  last_error: string | null;
  message_id: string | null;
  finished_at: string | null;
  /** Every try, the first one first; one without an error was taken. */
  tries: { at: string; error?: string }[];
}

/** Which deliveries are wanted, beside their states. */
export interface DeliveryFilter {
  /** Those of one submission. */
  submission?: SubmissionRef | undefined;
  /** No more than the newest of them. */
  newest?: number | undefined;
}

/** What an operator can do with deliveries, wherever they are stored. */
export interface DeliveryDesk {
  /** Those in one of the states, the oldest first. */
  list(states: readonly DeliveryState[], filter?: DeliveryFilter): Promise<DeliveryRow[]>;
  /** How many there are in each state. */
  count(): Promise<Record<DeliveryState, number>>;
  /** Tries a failed delivery again, or all of them when the id is `all`; returns how many. */
  retry(id: string): Promise<number>;
  /**
   * Sends what was held of a submission, named by its id or by that of one of its deliveries, or everything that a restore has
   * held when the id is `restored`; returns how many.
   */
  release(id: string, operator: string): Promise<number>;
}

const list = `
  select to_jsonb(d) as line from (
    select
      id, created_at, event, kind, submission_table, submission, recipient, state,
      state = 'waiting' and coalesce(leased_until > now(), false) as is_under_way,
      case state when 'held' then held_for end as held_for, attempts,
      case state when 'waiting' then nullif(next_try, '-infinity') end as next_try,
      last_error, message_id, finished_at, tries
    from private.deliveries
    where state = any ($1) and ($2::uuid is null or (submission = $2 and submission_table = $3))
    order by created_at desc, id desc
    limit $4
  ) d
  order by d.created_at, d.id`;

/** The deliveries of a database that this process has open. */
export function deliveryDesk(database: Queryable): DeliveryDesk {
  const call = async (sql: string, parameters: unknown[]): Promise<number> =>
    (await database.query<{ n: number }>(`select ${sql} as n`, parameters))[0]?.n ?? 0;
  return {
    async list(states, { submission, newest } = {}) {
      const given = [states, submission?.id ?? null, submission?.table ?? null, newest ?? null];
      return (await database.query<{ line: DeliveryRow }>(list, given)).map(({ line }) => line);
    },
    async count() {
      const found = await database.query<{ state: DeliveryState; n: number }>(
        "select state, count(*)::int as n from private.deliveries group by state",
      );
      const counts = { waiting: 0, held: 0, sent: 0, failed: 0 };
      for (const { state, n } of found) counts[state] = n;
      return counts;
    },
    retry: (id) => call("private.retry_deliveries($1::uuid)", [id === "all" ? null : id]),
    async release(id, operator) {
      if (id !== "restored") return call("private.release_deliveries($1::uuid, $2)", [id, operator]);
      // No word on whether a submission is suspect: what was held for that stays so.
      const released = await database.query(
        `update private.deliveries set state = 'waiting', next_try = '-infinity'
         where state = 'held' and held_for = 'restored' returning id`,
      );
      return released.length;
    },
  };
}
