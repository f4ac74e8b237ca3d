import type { Queryable } from "../../data/database/database.ts";
import type { SubmissionRef } from "../../data/submission-tables.ts";
import type { DeliveryKind, DeliveryTable } from "./channel.ts";

export const deliveryStates = ["waiting", "held", "sent", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export interface DeliveryRow {
  id: string;
  created_at: string;
  event: string;
  kind: DeliveryKind;
  submission_table: DeliveryTable;
  submission: string;
  recipient: string;
  state: DeliveryState;
  is_under_way: boolean;
  held_for: "flagged" | "limit" | "restored" | null;
  attempts: number;
  /** Null if the delivery is due immediately or not waiting. */
  next_try: string | null;
  last_error: string | null;
  message_id: string | null;
  finished_at: string | null;
  tries: { at: string; error?: string }[];
}

interface DeliveryFilter {
  submission?: SubmissionRef | undefined;
  limit?: number | undefined;
}

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;

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

export function createDeliveryStore(database: Queryable) {
  const selectNumber = async (sql: string, parameters: unknown[]): Promise<number> =>
    (await database.query<{ n: number }>(`select ${sql} as n`, parameters))[0]?.n ?? 0;
  return {
    async list(
      states: readonly DeliveryState[],
      { submission, limit }: DeliveryFilter = {},
    ): Promise<DeliveryRow[]> {
      const parameters = [states, submission?.id ?? null, submission?.table ?? null, limit ?? null];
      return (await database.query<{ line: DeliveryRow }>(list, parameters)).map(({ line }) => line);
    },
    async count(): Promise<Record<DeliveryState, number>> {
      const stateCounts = await database.query<{ state: DeliveryState; n: number }>(
        "select state, count(*)::int as n from private.deliveries group by state",
      );
      const counts = { waiting: 0, held: 0, sent: 0, failed: 0 };
      for (const { state, n } of stateCounts) counts[state] = n;
      return counts;
    },
    /** Retries a failed delivery, or all of them if the id is `all`; returns the count. */
    retry: (id: string) => selectNumber("private.retry_deliveries($1::uuid)", [id === "all" ? null : id]),
    /**
     * Releases a submission's held deliveries, given its id or that of one of its deliveries. The id `restored`
     * releases everything held by a restore. Returns the count.
     */
    async release(id: string, operator: string) {
      if (id !== "restored") return selectNumber("private.release_deliveries($1::uuid, $2)", [id, operator]);
      // Does not unflag submissions: deliveries held because of a flag stay held.
      const releasedRows = await database.query(
        `update private.deliveries set state = 'waiting', next_try = '-infinity'
         where state = 'held' and held_for = 'restored' returning id`,
      );
      return releasedRows.length;
    },
  };
}
