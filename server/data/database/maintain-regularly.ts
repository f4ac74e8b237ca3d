import { oneLine } from "../../platform/backend-error.ts";
import { requireSpace } from "../files/free-space.ts";
import { repeatWork } from "../../platform/timers.ts";
import { isDatabaseError, type Database } from "./database.ts";

/** WAL size in bytes that triggers a checkpoint: one segment, which takes about 0.1 s to flush. */
const walBytes = 16 * 1024 * 1024;

interface MaintenanceTimes {
  checkMs: number;
  firstVacuumMs: number;
  vacuumMs: number;
}

const hourMs = 3_600_000;
const defaultTimes: MaintenanceTimes = { checkMs: 5_000, firstVacuumMs: hourMs, vacuumMs: 24 * hourMs };

const hasSpace = (folder: string): Promise<boolean> =>
  requireSpace(folder).then(
    () => true,
    () => false,
  );

async function checkpointWhenDue(database: Database, folder: string): Promise<void> {
  const [log] = await database.query<{ is_long: boolean }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) >= $1::integer as is_long from pg_control_checkpoint()`,
    [walBytes],
  );
  // On a full disk, a checkpoint would crash the database, and the WAL cannot grow anyway.
  if (log?.is_long && (await hasSpace(folder))) await database.run("checkpoint");
}

const listTables = `
  select format('%I.%I', n.nspname, c.relname) as name, pg_total_relation_size(c.oid)::float8 as bytes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and c.relpersistence <> 't' order by 1`;

/** Lists the tables that PostgreSQL's autovacuum would analyze: those with many changed rows since the last time. */
const listChangedTables = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_mod_since_analyze > current_setting('autovacuum_analyze_threshold')::float8
    + current_setting('autovacuum_analyze_scale_factor')::float8 * greatest(c.reltuples, 0)`;

/** Without statistics, a session keeps the plans that it made when the tables were empty, and reads whole tables. */
async function analyzeWhenDue(database: Database, folder: string): Promise<void> {
  const tables = await database.query<{ name: string }>(listChangedTables);
  if (tables.length > 0 && !(await hasSpace(folder))) return;
  for (const { name } of tables) await database.run(`analyze ${name}`);
}

/**
 * Maintains the embedded database, which has no background processes: runs checkpoints, which keep the WAL small,
 * analyzes tables whose rows have changed, and vacuums all daily. Visitors' statements run in between. Maintenance
 * statements have no time limit, because a timeout would end the database thread.
 * @param folder the database's folder
 * @returns a function that stops maintenance
 */
export function maintainRegularly(
  database: Database,
  folder: string,
  { checkMs, firstVacuumMs, vacuumMs }: MaintenanceTimes = defaultTimes,
): () => Promise<void> {
  let isStopping = false;
  /** Monotonic time, unaffected by changes to the system clock. */
  let nextVacuum = performance.now() + firstVacuumMs;

  const vacuum = async () => {
    for (const { name, bytes } of await database.query<{ name: string; bytes: number }>(listTables)) {
      if (isStopping) return;
      // Check for space first, because a vacuum writes its changes to the WAL.
      await requireSpace(folder, bytes);
      await database.run(`vacuum ${name}`).catch((error: unknown) => {
        if (!isDatabaseError(error)) throw error;
        console.error(`The table ${name} was not vacuumed: ${oneLine(error)}`);
      });
      await checkpointWhenDue(database, folder);
    }
  };
  const maintain = async () => {
    await checkpointWhenDue(database, folder);
    await analyzeWhenDue(database, folder);
    if (performance.now() < nextVacuum) return;
    nextVacuum = performance.now() + vacuumMs;
    await vacuum();
  };
  const stop = repeatWork(maintain, checkMs, "Database maintenance failed");
  return async () => {
    isStopping = true;
    await stop();
  };
}
