import type { Database, Queryable } from "../../data/database/database.ts";
import { requireAgreement, tryForms } from "../../data/database/require-agreement.ts";
import { dataFolderPaths } from "../../data/files/data-folder.ts";
import { requireWritable } from "../../data/files/free-space.ts";
import { requireDescriptors } from "../../platform/descriptors.ts";
import { checkInBackground, type ReadinessCheck } from "./readiness.ts";

/** How long the catalog and the sample rows count as checked, in milliseconds. */
const [schemaMs, formsMs] = [30_000, 3_600_000];

/**
 * Returns what `/readyz` checks of every server, by name. `npm start` adds files, site, mail and webhooks.
 * @param dataDir the data folder, on whose disk files are written
 */
export const createReadinessChecks = (
  database: Database,
  dataDir: string,
): Record<string, ReadinessCheck> => ({
  database: async () => void (await database.query("select 1")),
  disk: () => requireWritable(dataFolderPaths(dataDir).incoming),
  descriptors: requireDescriptors,
  outbox: () => requireNoBacklog(database),
  schema: checkInBackground(() => requireAgreement(database), schemaMs),
  forms: checkInBackground(() => tryForms(database), formsMs),
});

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

async function requireNoBacklog(database: Queryable): Promise<void> {
  const { overdueSeconds } = await readOutbox(database);
  if (overdueSeconds > maxOverdueSeconds)
    throw new Error(`a due delivery has waited for ${Math.round(overdueSeconds / 60)} minutes`);
}
