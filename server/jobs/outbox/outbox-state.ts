import type { Queryable } from "../../data/database/database.ts";

/** How long a delivery may be overdue before the check fails, in seconds. */
const maxOverdueSeconds = 900;

export async function readOutbox(database: Queryable) {
  const [row] = await database.query<{ waiting: number; held: number; failed: number; overdue: number }>(`
    select
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'held')::int as held,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(max(extract(epoch from now() - greatest(next_try, created_at)))
        filter (where state = 'waiting' and next_try <= now()), 0)::float8 as overdue
    from private.deliveries where state in ('waiting', 'held', 'failed')`);
  const { overdue = 0, waiting = 0, held = 0, failed = 0 } = row ?? {};
  return { counts: { waiting, held, failed }, overdueSeconds: Math.max(0, overdue) };
}

export async function requireNoBacklog(database: Queryable): Promise<void> {
  const { overdueSeconds } = await readOutbox(database);
  if (overdueSeconds > maxOverdueSeconds)
    throw new Error(`a due delivery has waited for ${Math.round(overdueSeconds / 60)} minutes`);
}
