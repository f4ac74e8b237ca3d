import { oneLine } from "../../platform/backend-error.ts";
import { requireSpace } from "../files/free-space.ts";
import { repeatWork } from "../../platform/repeat-work.ts";
import { isDatabaseError, type Database } from "./database.ts";

/** Bytes of the log after which a checkpoint is due: one of its files, which takes a tenth of a second to bring to the disk. */
const logBytes = 16 * 1024 * 1024;

/** When the database is maintained, in milliseconds. */
export interface MaintenanceTimes {
  /** How often it is looked at. */
  lookMs: number;
  /** From the start to the first vacuum, which is kept out of the busy moments of a start. */
  firstVacuumMs: number;
  /** From one vacuum to the next. */
  vacuumMs: number;
}

const hourMs = 3_600_000;
const usual: MaintenanceTimes = { lookMs: 5_000, firstVacuumMs: hourMs, vacuumMs: 24 * hourMs };

const hasSpace = (folder: string): Promise<boolean> =>
  requireSpace(folder).then(
    () => true,
    () => false,
  );

async function checkpointWhenDue(database: Database, folder: string): Promise<void> {
  const [log] = await database.query<{ is_long: boolean }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) >= $1::integer as is_long from pg_control_checkpoint()`,
    [logBytes],
  );
  // On a full disk it would end the thread; rows wait for room there as well, so that the log does not grow meanwhile.
  if (log?.is_long && (await hasSpace(folder))) await database.run("checkpoint");
}

/** Tables, those of the catalog among them, without the copies that a backup drops again. */
const listTables = `
  select format('%I.%I', n.nspname, c.relname) as name, pg_total_relation_size(c.oid)::float8 as bytes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and c.relpersistence <> 't' order by 1`;

/**
 * Does for the embedded database what a PostgreSQL server's own processes do, of which it has none: checkpoints, without which its
 * log grows until the next start and is read again after each end of its thread, and a daily vacuum. Visitors have their turns
 * between the statements, which have no time limit of their own: a limit would end the thread.
 * @param folder of the database
 * @returns ends it; see `repeatWork`
 */
export function maintainRegularly(
  database: Database,
  folder: string,
  { lookMs, firstVacuumMs, vacuumMs }: MaintenanceTimes = usual,
): () => Promise<void> {
  let isEnding = false;
  /** By a clock that never jumps. */
  let nextVacuum = performance.now() + firstVacuumMs;

  const vacuum = async () => {
    for (const { name, bytes } of await database.query<{ name: string; bytes: number }>(listTables)) {
      if (isEnding) return;
      // What a vacuum changes is in the log first.
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
    if (performance.now() < nextVacuum) return;
    // Before it starts, so that one which ends the thread is not tried again at once.
    nextVacuum = performance.now() + vacuumMs;
    await vacuum();
  };
  const stop = repeatWork(maintain, lookMs, "The database was not maintained");
  return async () => {
    isEnding = true;
    await stop();
  };
}
