import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../../server/data/database/migrate.ts";
import { openPostgres } from "../../server/data/database/open-postgres.ts";
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
    const asOwner = async (...statements: string[]): Promise<void> => {
      const owner = await openPostgres(server.url);
      for (const statement of statements) await owner.run(statement);
      await owner.close();
    };
    beforeAll(async () => {
      server = await startPostgres();
      await asOwner("create role agency login", "create database agency owner agency");
    });
    afterAll(() => server.stop());

    it("names the only privilege that a user needs in addition to owning the database", async () => {
      const database = await openPostgres(asUser("agency"));
      await expect(migrate(database)).rejects.toThrow(
        "The migration bootstrap.sql failed: permission denied to create role. As the server's administrator, run: alter role agency createrole",
      );
      await asOwner("alter role agency createrole");
      await migrate(database);
      expect(await database.query("select count(*)::int as n from public.contact_submissions")).toEqual([
        { n: 0 },
      ]);
      await database.close();
    });

    it("names the command that makes a user the owner of its database", async () => {
      await asOwner("create role guest login createrole", "create database shared");
      const database = await openPostgres(asUser("guest", "shared"));
      await expect(migrate(database)).rejects.toThrow(
        "permission denied for database shared. As the server's administrator, run: alter database shared owner to guest",
      );
      await asOwner("alter database shared owner to guest");
      await migrate(database);
      expect(await database.query("select count(*)::int as n from public.contact_submissions")).toEqual([
        { n: 0 },
      ]);
      await database.close();
    });

    it("explains in one line how to create a missing database", async () => {
      await expect(openPostgres(asUser("agency", "none"))).rejects.toThrow(
        /"none" does not exist; create it with create database/,
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
