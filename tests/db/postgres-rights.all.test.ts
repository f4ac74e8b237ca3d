import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../../server/data/database/migrate.ts";
import { openPostgres } from "../../server/data/database/open-postgres.ts";
import { postgresMissing, startPostgres, type PostgresServer } from "./postgres-server.ts";

describe.skipIf(postgresMissing !== undefined)("a PostgreSQL server whose user lacks something", () => {
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

  it("names the only privilege that a user needs besides owning the database, and works with it", async () => {
    const database = await openPostgres(asUser("agency"));
    await expect(migrate(database)).rejects.toThrow(
      "The database could not be set up: bootstrap.sql failed: permission denied to create role. As the server's administrator, run: alter role agency createrole",
    );
    await asOwner("alter role agency createrole");
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
});
