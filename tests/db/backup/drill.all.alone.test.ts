import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Queryable } from "../../../server/data/database/database.ts";
import { openBackend, type Backend } from "../../../server/http/open-backend.ts";
import { runBackup, runRestore } from "../../../server/operator/backup/backup-and-restore.ts";
import { runCommand } from "../../run-command.ts";
import { runHere } from "../../run-here.ts";
import { runSql } from "../create-database.ts";
import { listTables } from "../dump-database.ts";
import { copyEmbeddedTemplate } from "../embedded-template.ts";
import { measureUntil } from "../measure-until.ts";
import { postgresSkipReason, startMigratedPostgres, type PostgresServer } from "../postgres-server.ts";
import { parseReadyLine, startProcess, type ServerProcess } from "../server-process.ts";
import { watchSlowdown } from "../watch-slowdown.ts";
import { startBusyClients, type BusyClients } from "./busy-clients.ts";
import { seed } from "./seed.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const amounts = { rows: 5_000, files: 100 };
/** Longest allowed response time on an idle machine, in milliseconds. */
const maxPauseMs = 1_000;
const changingTables = [
  "public.contact_submissions",
  "private.deliveries",
  "private.rate_counts",
  "private.retention",
];

async function rowsOf(database: Queryable, table: string): Promise<Map<string, string>> {
  const rows = await database.query<{ id: string; line: string }>(
    `select coalesce(to_jsonb(t) ->> 'id', t::text) as id, t::text as line from ${table} t`,
  );
  return new Map(rows.map(({ id, line }) => [id, line]));
}

/** Reads all stored files as binary strings, which `toEqual` compares much faster than buffers. */
function filesOf(dataDir: string): Map<string, string> {
  const folder = join(dataDir, "files", "resumes");
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "latin1")]));
}

describe.each([
  ["embedded", false],
  ["PostgreSQL server", true],
])("a backup under load (%s)", (name, isPostgresServer) => {
  const root = temporaryFolder();
  const [dataDir, restoredDir, file] = ["data", "restored", "backup.tgz"].map((part) => join(root, part)) as [
    string,
    string,
    string,
  ];
  let server: PostgresServer | undefined;
  let serverProcess: ServerProcess | undefined;
  let clients: BusyClients;
  let backupStart: number;
  let originalBackend: Backend | undefined;
  let restoredBackend: Backend | undefined;
  const urlOf = (database: string) => server?.url.replace("/postgres?", `/${database}?`);
  const environment = (folder: string, database: string): Record<string, string> => {
    const databaseUrl = urlOf(database);
    return { DATA_DIR: folder, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
  };
  const isSkipped = isPostgresServer && postgresSkipReason !== undefined;

  beforeAll(async () => {
    if (isSkipped) return;
    mkdirSync(dataDir);
    if (isPostgresServer) server = await startMigratedPostgres();
    else await copyEmbeddedTemplate(dataDir);
    const backend = await openBackend({ dataDir, databaseUrl: server?.url });
    await seed(backend.database, dataDir, amounts);
    await backend.close();
    serverProcess = await startProcess(dataDir, environment(dataDir, "postgres"));
    clients = startBusyClients(parseReadyLine(serverProcess), 2);
    await sleep(1_000);
  });
  afterAll(async () => {
    await originalBackend?.close();
    await restoredBackend?.close();
    serverProcess?.child.kill("SIGKILL");
    await server?.stop();
  });

  it.skipIf(isSkipped)(
    "runs while visitors send forms, and delays no response by more than a second",
    async () => {
      const usualPause = Math.round(clients.longestPause());
      const { code, output, errors, seconds, pause, slowdown } = await measureUntil(
        (measured) => measured.pause <= maxPauseMs * measured.slowdown,
        async () => {
          rmSync(file, { force: true });
          backupStart = Date.now();
          const readSlowdown = watchSlowdown([serverProcess?.child.pid, process.pid]);
          const started = performance.now();
          const backupRun = await runCommand("backup", [file], environment(dataDir, "postgres"));
          const seconds = (performance.now() - started) / 1_000;
          await sleep(500);
          return {
            ...backupRun,
            seconds,
            pause: Math.round(clients.longestPause()),
            slowdown: readSlowdown(),
          };
        },
      );
      await clients.stop();
      expect([code, errors]).toEqual([0, ""]);
      expect(output).toMatch(
        /^Wrote [\d,]+ rows and 100 files from \d{4}-.*Z \([\d,]+ bytes\) to .*\.tgz\.\n$/,
      );
      console.log(
        `Backup under load (${name}): ${output.split(" are in")[0]} ${seconds.toFixed(1)} s, longest pause ${pause} ms (${usualPause} ms without it), ${slowdown.toFixed(1)} times slower than on an idle machine.`,
      );
      expect(pause).toBeLessThanOrEqual(maxPauseMs * slowdown);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect((await runHere(runBackup, ["--verify", file])).output).toContain("is intact: ");
    },
  );

  it.skipIf(isSkipped)("can be restored with all rows and files as of a single point in time", async () => {
    serverProcess?.child.kill("SIGTERM");
    if (serverProcess?.child.exitCode === null) await once(serverProcess.child, "exit");
    if (server) await runSql(server.url, "create database restored");
    const { code, output, errors } = await runHere(runRestore, [file], environment(restoredDir, "restored"));
    expect([code, errors]).toEqual([0, ""]);
    expect(output).toMatch(/^Restored [\d,]+ rows and 100 files from /);

    originalBackend = await openBackend({ dataDir, databaseUrl: server?.url });
    restoredBackend = await openBackend({ dataDir: restoredDir, databaseUrl: urlOf("restored") });
    expect(filesOf(restoredDir)).toEqual(filesOf(dataDir));
    const tables = await listTables(originalBackend.database);
    expect(await listTables(restoredBackend.database)).toEqual(tables);
    for (const table of tables.filter((name) => !changingTables.includes(name)))
      expect(await rowsOf(restoredBackend.database, table), table).toEqual(
        await rowsOf(originalBackend.database, table),
      );

    const leads = await rowsOf(restoredBackend.database, "public.contact_submissions");
    const all = await rowsOf(originalBackend.database, "public.contact_submissions");
    for (const [id, line] of leads) expect(line).toBe(all.get(id));
    // The backup must be consistent: it contains all leads acknowledged before it started, and no client's leads have
    // a gap.
    const sentLeads = clients.stored.flat();
    expect(leads.size).toBeGreaterThanOrEqual(amounts.rows * 0.6);
    expect(all.size).toBe(amounts.rows * 0.6 + sentLeads.length);
    for (const storedByClient of clients.stored) {
      const firstLostIndex = storedByClient.findIndex(({ id }) => !leads.has(id));
      expect(
        storedByClient.slice(firstLostIndex).every(({ id, at }) => !leads.has(id) && at > backupStart) ||
          firstLostIndex === -1,
      ).toBe(true);
    }
    expect(sentLeads.some(({ id }) => !leads.has(id))).toBe(true);
  });

  it.skipIf(isSkipped)("can be restored to a database that accepts submissions and events", async () => {
    const { database } = restoredBackend!;
    const [lead] = await database.query<{ id: string }>(
      "insert into public.contact_submissions (email, source) values ('new@example.com', 'contact_form') returning id",
    );
    const waiting = "select from private.deliveries where state = 'waiting'";
    expect(await database.query(waiting)).toHaveLength(2);
    await database.query(
      "insert into private.lead_events (submission_table, submission, actor, what) values ('contact_submissions', $1, 'pat', 'called')",
      [lead?.id],
    );
  });
});
