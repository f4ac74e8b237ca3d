import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../../server/data/database/migrate.ts";
import { openPostgres } from "../../server/data/database/open-postgres.ts";
import { withDatabase } from "./create-database.ts";
import { postgresSkipReason, startPostgres, type PostgresServer } from "./postgres-server.ts";

describe.skipIf(postgresSkipReason !== undefined)(
  "the error message for an incompletely configured PostgreSQL server",
  () => {
    let server: PostgresServer;
    const asUser = (name: string, database = name): string => {
      const url = new URL(server.url);
      url.username = name;
      url.pathname = `/${database}`;
      return url.href;
    };
    const asOwner = (...statements: string[]) =>
      withDatabase(server.url, async (owner) => {
        for (const statement of statements) await owner.run(statement);
      });
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => server.stop());

    it.each([
      {
        owner: "agency",
        setup: ["create role agency login", "create database agency owner agency"],
        error: "The migration bootstrap.sql failed: permission denied to create role.",
        fix: "alter role agency createrole",
      },
      {
        owner: "guest",
        setup: ["create role guest login createrole", "create database guest"],
        error: "permission denied for database guest.",
        fix: "alter database guest owner to guest",
      },
    ])("names the command that gives $owner what is missing", async ({ owner, setup, error, fix }) => {
      await asOwner(...setup);
      await withDatabase(asUser(owner), async (database) => {
        await expect(migrate(database)).rejects.toThrow(
          `${error} As the server's administrator, run: ${fix}`,
        );
        await asOwner(fix);
        await migrate(database);
        expect(await database.query("select from public.contact_submissions")).toEqual([]);
      });
    });

    it("explains in one line how to create a missing database", async () => {
      await expect(openPostgres(asUser("agency", "none"))).rejects.toThrow(
        /"none" does not exist; create it with create database/,
      );
    });

    it("names the collation that a server without ICU lacks", async () => {
      await asOwner("create database plain");
      await withDatabase(asUser("postgres", "plain"), (database) =>
        database.run('drop collation pg_catalog."und-x-icu"'),
      );
      await expect(openPostgres(asUser("postgres", "plain"))).rejects.toThrow(
        'it lacks the collation "und-x-icu"; use a PostgreSQL that is built with ICU',
      );
    });

    it("explains how to connect to a server that requires TLS", async () => {
      const folder = new URL(server.url).searchParams.get("host") ?? "";
      const rules = join(folder, "data/pg_hba.conf");
      const before = readFileSync(rules);
      writeFileSync(rules, "local all postgres trust\nhostssl all all all trust\n");
      await asOwner("select pg_reload_conf()");
      await expect
        .poll(() => openPostgres(asUser("agency")).catch((error: Error) => error.message))
        .toMatch(
          /no pg_hba\.conf entry .*append \?sslmode=verify-full to DATABASE_URL if the server requires TLS/,
        );
      writeFileSync(rules, before);
      await asOwner("select pg_reload_conf()");
    });
  },
);
