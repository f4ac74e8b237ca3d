import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Database } from "../../server/data/database/database.ts";
import { maintainRegularly } from "../../server/data/database/maintain-regularly.ts";
import { openPglite } from "../../server/data/database/open-pglite.ts";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { openBackend } from "../../server/http/open-backend.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const dataDir = temporaryFolder();
const folder = dataFolderPaths(dataDir).database;
const hourMs = 3_600_000;
const hourlyIntervals = { checkMs: hourMs, firstVacuumMs: hourMs, vacuumMs: hourMs };
const segmentBytes = 16 * 1024 * 1024;

let database: Database;
beforeAll(async () => {
  await copyEmbeddedTemplate(dataDir);
  database = await openPglite(folder);
});
afterAll(() => database.close());

/** Writes a row, then switches to a new WAL segment of 16 MB. */
const fillSegment = async (database: Database) => {
  await database.query("insert into public.salary_report_downloads (email) values ('kim@example.com')");
  await database.query("select pg_switch_wal()");
};
const bytesToReplay = async (database: Database) => {
  const sql = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`;
  const [log] = await database.query<{ bytes: number }>(sql);
  return log?.bytes ?? NaN;
};
it("a running server limits the size of the database's WAL", async () => {
  const dataDir = temporaryFolder();
  await copyEmbeddedTemplate(dataDir);
  const backend = await openBackend({ dataDir });
  try {
    for (let n = 0; n < 2; n += 1) await fillSegment(backend.database);
    await expect.poll(() => bytesToReplay(backend.database)).toBeLessThan(segmentBytes);
  } finally {
    await backend.close();
  }
});

it("a running server analyzes tables whose rows have changed, and only those", async () => {
  const dataDir = temporaryFolder();
  await copyEmbeddedTemplate(dataDir);
  const backend = await openBackend({ dataDir });
  const listAnalyzedTables = async () => {
    const sql = "select relname from pg_stat_user_tables where last_analyze is not null";
    return (await backend.database.query<{ relname: string }>(sql)).map(({ relname }) => relname);
  };
  try {
    const sql =
      "insert into public.salary_report_downloads (email) select 'kim@example.com' from generate_series(1, $1::integer)";
    await backend.database.query(sql, [500]);
    await expect.poll(listAnalyzedTables).toContain("salary_report_downloads");
    expect(await listAnalyzedTables()).not.toContain("resume_submissions");
  } finally {
    await backend.close();
  }
});

it("a vacuum frees deleted rows, including those in the catalog, one table at a time", async () => {
  const churn = async () => {
    for (let n = 0; n < 40; n += 1)
      await database.run(
        "create temporary table copy as select * from public.contact_submissions; drop table copy",
      );
  };
  const size = async () => {
    const sql = "select pg_table_size('pg_catalog.pg_attribute')::float8 as bytes";
    return (await database.query<{ bytes: number }>(sql))[0]?.bytes ?? NaN;
  };
  const listVacuumedTables = async () => {
    const sql = "select relname from pg_stat_all_tables where last_vacuum > now() - interval '1 minute'";
    return (await database.query<{ relname: string }>(sql)).map(({ relname }) => relname);
  };
  const consoleError = vi.spyOn(console, "error");
  await churn();
  const before = await size();
  const stop = maintainRegularly(database, folder, { checkMs: 20, firstVacuumMs: 0, vacuumMs: 100 });
  await expect
    .poll(listVacuumedTables)
    .toEqual(expect.arrayContaining(["pg_attribute", "contact_submissions"]));
  await churn();
  await stop();
  expect(await size()).toBeLessThanOrEqual(before);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

it("stopping a server waits for at most one table's vacuum, and starts no other", async () => {
  const run = vi.fn((sql: string) => database.run(sql));
  const stop = maintainRegularly({ ...database, run }, folder, {
    checkMs: 1,
    firstVacuumMs: 0,
    vacuumMs: 1,
  });
  await expect.poll(() => run.mock.calls.length).toBeGreaterThan(0);
  const callCountBefore = run.mock.calls.length;
  await stop();
  const callCount = run.mock.calls.length;
  expect(callCount).toBeLessThanOrEqual(callCountBefore + 1);
  await database.query("select pg_sleep(0.1)");
  expect(run).toHaveBeenCalledTimes(callCount);
});

it("a failed vacuum is one line in the log, and the other tables are vacuumed", async () => {
  const consoleError = vi.spyOn(console, "error").mockReturnValue();
  const executedSql: string[] = [];
  const run = async (sql: string) => {
    executedSql.push(sql);
    await database.run(sql === "vacuum private.deliveries" ? "select 1 / 0" : sql);
  };
  const stop = maintainRegularly({ ...database, run }, folder, { ...hourlyIntervals, firstVacuumMs: 0 });
  await expect.poll(() => executedSql).toContain("vacuum public.contact_submissions");
  await stop();
  expect(consoleError.mock.calls).toEqual([
    ["The table private.deliveries was not vacuumed: division by zero"],
  ]);
  consoleError.mockRestore();
});
