import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { openPostgres } from "../../server/backend/database/open-postgres.ts";
import { UnavailableError } from "../../server/backend/unavailable-error.ts";
import { postgresMissing, startMigratedPostgres, type PostgresServer } from "./postgres-server.ts";
import { sampleRows } from "./sample-rows.ts";
import { serveBackend, type ServedBackend } from "./served-backend.ts";
import { startSilentProxy, type SilentProxy } from "./silent-proxy.ts";

describe.skipIf(postgresMissing)("a database machine that goes silent without closing", () => {
  let server: PostgresServer;
  let proxy: SilentProxy;
  let backend: ServedBackend;
  let direct: Database;
  beforeAll(async () => {
    server = await startMigratedPostgres();
    proxy = await startSilentProxy(server);
    backend = await serveBackend({ databaseUrl: proxy.url });
    direct = await openPostgres(server.url);
  });
  afterAll(async () => {
    await backend.close();
    await direct.close();
    await proxy.stop();
    await server.stop();
  });

  const send = () => backend.visitor.from("contact_submissions").insert(sampleRows.contact_submissions);
  /** How long work takes, in seconds. */
  async function timed(work: () => Promise<unknown>): Promise<number> {
    const started = performance.now();
    await work();
    return (performance.now() - started) / 1000;
  }
  /** Uses so many connections at once. */
  const use = (connections: number) =>
    Promise.allSettled(
      Array.from({ length: connections }, () => backend.database.query("select pg_sleep(0.5)::text")),
    );

  it("costs each request an answer in time and no connection, and the server goes on with the next machine", async () => {
    expect((await send()).status).toBe(201);
    // All that the server has; they are kept for the next ones.
    expect((await use(10)).map(({ status }) => status)).not.toContain("rejected");

    proxy.silence();
    const using = use(8);
    const senders = Promise.all([send(), send()]);
    const seconds = await timed(async () => {
      for (const answer of await senders)
        expect(answer).toMatchObject({
          status: 503,
          error: { code: "PGRST001", message: "The database cannot be reached" },
        });
    });
    expect(seconds).toBeLessThan(20);
    expect(await timed(() => using)).toBeLessThan(40);
    for (const one of await using)
      expect(one).toMatchObject({ status: "rejected", reason: expect.any(UnavailableError) as unknown });

    proxy.speak();
    await expect.poll(async () => (await send()).status).toBe(201);
    await expect.poll(async () => (await use(10)).every(({ status }) => status === "fulfilled")).toBe(true);
  });

  it("is noticed within a transaction too, whose connection is not used again", async () => {
    const work = backend.database.transaction(
      async (transaction) => {
        await transaction.run("create table public.half_done (id int)");
        proxy.silence();
        await transaction.query("select 1").catch(() => undefined);
        await transaction.query("select 2");
      },
      { statementMs: 100 },
    );
    const seconds = await timed(() =>
      expect(work).rejects.toMatchObject({ message: "The database cannot be reached" }),
    );
    expect(seconds).toBeLessThan(15);
    proxy.speak();
    await expect
      .poll(() => backend.database.query("select to_regclass('half_done')::text as there").catch(() => []))
      .toEqual([{ there: null }]);
  });

  it("is not what a statement is taken for that may take long", async () => {
    const slow = "select pg_sleep(33)::text";
    const [long, ordinary] = await Promise.allSettled([
      direct.transaction((transaction) => transaction.query(slow), { mayTakeLong: true }),
      direct.query(slow),
    ]);
    expect(long.status).toBe("fulfilled");
    expect(ordinary).toMatchObject({
      reason: { message: "The database cannot be reached", cause: { message: "no answer within 30 s" } },
    });
  });
});
