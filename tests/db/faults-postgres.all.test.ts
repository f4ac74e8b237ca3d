import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withDatabase } from "./create-database.ts";
import { sendUntilStopped } from "./machines/visitors.ts";
import { postgresSkipReason, startMigratedPostgres, type PostgresServer } from "./postgres-server.ts";
import { killProcess, parseReadyLine, startProcess, type ServerProcess } from "./server-process.ts";
import { temporaryFolder } from "../temporary-folder.ts";

// The visitors send from loopback addresses that only Linux has.
const shouldSkip = postgresSkipReason !== undefined || process.platform !== "linux";

describe.skipIf(shouldSkip)("a PostgreSQL server that is restarted under load", () => {
  const dataDir = temporaryFolder();
  let database: PostgresServer;
  let server: ServerProcess;
  beforeAll(async () => {
    database = await startMigratedPostgres();
    server = await startProcess(dataDir, { DATABASE_URL: database.url });
  });
  afterAll(async () => {
    await killProcess(server);
    await database.stop();
  });

  it("loses no acknowledged row or file and does not stop the site's process, and senders get a 5xx in the meantime", async () => {
    const { url, key } = parseReadyLine(server);
    const visitors = sendUntilStopped(url, key, 12);
    const waitForForms = async () => {
      const before = visitors.responseTimes.length;
      await expect.poll(() => visitors.responseTimes.length).toBeGreaterThan(before + 30);
    };
    for (let restart = 0; restart < 3; restart += 1) {
      await waitForForms();
      await database.restart();
    }
    await waitForForms();
    await visitors.stop();

    expect(visitors.failures.filter((status) => status < 500)).toEqual([]);
    expect(visitors.failures).toContain(503);
    expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null]);
    const names =
      "select id::text as name from public.contact_submissions union all select name from storage.objects";
    const stored = await withDatabase(database.url, (opened) => opened.query<{ name: string }>(names));
    const storedNames = new Set(stored.map(({ name }) => name));
    expect([...visitors.leads, ...visitors.files].filter((name) => !storedNames.has(name))).toEqual([]);
  });
});
