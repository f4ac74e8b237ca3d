import type { Database } from "../../server/data/database/database.ts";
import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../../server/data/database/open-postgres.ts";
import { createDatabase, type SuiteDatabase } from "./create-database.ts";
import { describeSchema } from "./describe-schema.ts";
import { firstReleaseVersions, migrateEarlier, migrateToBaseline } from "./earlier-chain.ts";
import { postgresProgram } from "./postgres-binaries.ts";
import { postgresSkipReason } from "./postgres-server.ts";

describe.skipIf(postgresSkipReason)("the baseline of the migrations (PostgreSQL server)", () => {
  const databases: Record<string, SuiteDatabase> = {};
  const urlOf = (name: string) => databases[name]?.url ?? "";
  const migrations = {
    fresh: migrateToBaseline,
    earlier: migrateEarlier,
    upgraded: async (database: Database) => {
      await migrateEarlier(database, firstReleaseVersions);
      await migrateToBaseline(database);
    },
  };

  beforeAll(async () => {
    for (const [name, way] of Object.entries(migrations)) {
      databases[name] = await createDatabase("template0");
      const database = await openPostgres(urlOf(name));
      try {
        await way(database);
      } finally {
        await database.close();
      }
    }
  });
  afterAll(async () => {
    for (const database of Object.values(databases)) await database.drop();
  });

  async function describeDatabase(name: string): Promise<string[]> {
    const database = await openPostgres(urlOf(name));
    try {
      return await describeSchema(database);
    } finally {
      await database.close();
    }
  }

  /** Dumps a database's schema without pg_dump's `\restrict` lines, which contain a random key. */
  const dump = (name: string) =>
    execFileSync(postgresProgram("pg_dump"), ["--schema-only", "--dbname", urlOf(name)], {
      encoding: "utf8",
      maxBuffer: 16_000_000,
    }).replace(/^\\(un)?restrict .*$/gm, "");

  it.each(["fresh", "upgraded"])(
    "creates the same %s database as the migrations that it replaced",
    async (name) => {
      const description = await describeDatabase("earlier");
      expect(description.length).toBeGreaterThan(700);
      expect(await describeDatabase(name)).toEqual(description);
      const expectedDump = dump("earlier");
      expect(expectedDump).toContain("CREATE FUNCTION private.judge_submission");
      expect(dump(name)).toBe(expectedDump);
    },
  );
});
