import { afterAll, beforeAll, describe, it } from "vitest";
import type { Database, Queryable } from "../../server/data/database/database.ts";
import { openPostgres } from "../../server/data/database/open-postgres.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { useDatabase } from "./create-database.ts";
import { postgresSkipReason } from "./postgres-server.ts";
import { sampleRows } from "./sample-rows.ts";
import { serveBackend, type ServedBackend } from "./served-backend.ts";
import { startSilentProxy, type SilentProxy } from "./silent-proxy.ts";

/** PostgreSQL's statement timeout in milliseconds. Our database client waits ten seconds longer for a response. */
const statementMs = 500;
const unreachable = {
  message: "The database cannot be reached",
  cause: { message: "no response within 10.5 s" },
};

describe
  .skipIf(postgresSkipReason)
  .concurrent("a database machine that goes silent without closing connections", () => {
    const server = useDatabase();
    const dataDir = temporaryFolder();
    let proxy: SilentProxy;
    let backend: ServedBackend;
    beforeAll(async () => {
      proxy = await startSilentProxy(server);
      backend = await serveBackend({ dataDir, databaseUrl: proxy.url });
    });
    afterAll(async () => {
      await backend.close();
      await proxy.stop();
    });

    const useConnections = (database: Database, connections: number) =>
      Promise.allSettled(
        Array.from({ length: connections }, () =>
          database.transaction((transaction) => transaction.query("select pg_sleep(0.05)::text"), {
            statementMs,
          }),
        ),
      );

    it("makes each request fail in time and leaks no connection; the server continues with the next machine", async ({
      expect,
    }) => {
      const send = () => backend.visitor.from("contact_submissions").insert(sampleRows.contact_submissions);
      expect((await send()).status).toBe(201);
      // Open all ten connections of the pool, which later requests then reuse.
      expect((await useConnections(backend.database, 10)).map(({ status }) => status)).not.toContain(
        "rejected",
      );

      proxy.suspend();
      const connectionUses = useConnections(backend.database, 8);
      for (const answer of await Promise.all([send(), send()]))
        expect(answer).toMatchObject({
          status: 503,
          error: { code: "PGRST001", message: "The database cannot be reached" },
        });
      for (const one of await connectionUses)
        expect(one).toMatchObject({ status: "rejected", reason: unreachable });

      proxy.resume();
      await expect.poll(async () => (await send()).status).toBe(201);
      await expect
        .poll(async () =>
          (await useConnections(backend.database, 10)).every(({ status }) => status === "fulfilled"),
        )
        .toBe(true);
    });

    it("is also detected within a transaction, whose connection is not reused", async ({ expect }) => {
      const ownProxy = await startSilentProxy(server);
      const database = await openPostgres(ownProxy.url);
      const work = database.transaction(
        async (transaction) => {
          await transaction.run("create table public.half_done (id int)");
          ownProxy.suspend();
          await transaction.query("select 1").catch(() => undefined);
          await transaction.query("select 2");
        },
        { statementMs },
      );
      await expect(work).rejects.toThrow("The database cannot be reached");
      ownProxy.resume();
      await expect
        .poll(() => database.query("select to_regclass('half_done')::text as there").catch(() => []))
        .toEqual([{ there: null }]);
      await database.close();
      await ownProxy.stop();
    });

    it("is not assumed while a statement runs that may take a long time", async ({ expect }) => {
      const database = await openPostgres(server.url);
      // Turn off PostgreSQL's statement timeout, so that only the client's own timeout can end the statement.
      const runSlowStatement = async (transaction: Queryable) => {
        await transaction.run("set local statement_timeout = 0");
        await transaction.query("select pg_sleep(11)::text");
      };
      const [long, ordinary] = await Promise.allSettled([
        database.transaction(runSlowStatement, { statementMs, mayTakeLong: true }),
        database.transaction(runSlowStatement, { statementMs }),
      ]);
      expect(long.status).toBe("fulfilled");
      expect(ordinary).toMatchObject({ reason: unreachable });
      await database.close();
    });
  });
