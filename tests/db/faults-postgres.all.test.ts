import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withDatabase } from "./create-database.ts";
import { postAsVisitor } from "./post-as-visitor.ts";
import { postgresSkipReason, startMigratedPostgres, type PostgresServer } from "./postgres-server.ts";
import { sampleRows } from "./sample-rows.ts";
import { killProcess, parseReadyLine, startProcess, type ServerProcess } from "./server-process.ts";
import { temporaryFolder } from "../temporary-folder.ts";

describe.skipIf(postgresSkipReason)("a PostgreSQL server that is restarted under load", () => {
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
    const visitor = postAsVisitor(parseReadyLine(server));
    const rows: string[] = [];
    const files: string[] = [];
    const statuses = new Set<number>();
    let isStopping = false;
    let fileNumber = 1_736_500_000_000;
    const isAccepted = async (response: Response) => {
      const text = await response.text();
      if (response.status >= 300) {
        statuses.add(response.status);
        expect(JSON.parse(text)).toHaveProperty("message");
      }
      return response.ok;
    };
    const send = async (sendsFiles: boolean) => {
      while (!isStopping) {
        const id = crypto.randomUUID();
        const key = `${(fileNumber += 1)}_cv.pdf`;
        const isStored = await isAccepted(
          sendsFiles
            ? await visitor.upload(key, "%PDF-1.7")
            : await visitor.insert("contact_submissions", { id, ...sampleRows.contact_submissions }),
        );
        if (isStored) (sendsFiles ? files : rows).push(sendsFiles ? key : id);
        else await sleep(20);
      }
    };
    const sending = Promise.all(Array.from({ length: 12 }, (_, index) => send(index % 3 === 0)));
    for (let restart = 0; restart < 3; restart += 1) {
      const before = rows.length + files.length;
      await expect.poll(() => rows.length + files.length, { timeout: 30_000 }).toBeGreaterThan(before + 30);
      await database.restart();
    }
    const before = rows.length + files.length;
    await expect.poll(() => rows.length + files.length, { timeout: 30_000 }).toBeGreaterThan(before + 30);
    isStopping = true;
    await sending;

    expect([...statuses].filter((status) => status < 500)).toEqual([]);
    expect(statuses).toContain(503);
    expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null]);
    const [storedIds, storedFiles] = await withDatabase(database.url, async (database) => {
      const readNames = async (sql: string) =>
        new Set((await database.query<{ name: string }>(sql)).map(({ name }) => name));
      return [
        await readNames("select id::text as name from public.contact_submissions"),
        await readNames("select name from storage.objects"),
      ] as const;
    });
    expect(rows.filter((id) => !storedIds.has(id))).toEqual([]);
    expect(files.filter((key) => !storedFiles.has(key))).toEqual([]);
  });
});
