import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../server/data/database/database.ts";
import { toKnownMigrations } from "../../server/data/database/earlier-chain.ts";
import { listMigrations, migrate } from "../../server/data/database/migrate.ts";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { openFileStore } from "../../server/data/files/file-store.ts";
import { openBackup } from "../../server/jobs/backup/open-backup.ts";
import { saveArchive } from "../../server/jobs/backup/save-archive.ts";
import { scanArchive } from "../../server/jobs/backup/scan-archive.ts";
import { restoreArchive } from "../../server/operator/backup/restore-archive.ts";
import { rewriteArchiveHead } from "./backup/rewrite-archive-head.ts";
import { createDatabase, withDatabase } from "./create-database.ts";
import { openEmptyPglite } from "./embedded-template.ts";
import { dumpDatabase, listTables } from "./dump-database.ts";
import {
  baselineVersions,
  earlierVersions,
  firstReleaseVersions,
  migrateEarlier,
  migrateToBaseline,
  readAppliedVersions,
} from "./earlier-chain.ts";
import { postgresProgram } from "./postgres-binaries.ts";
import { postgresSkipReason } from "./postgres-server.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const insert =
  "insert into public.contact_submissions (email, source) values ('kim@example.com', 'contact_form')";

describe("the baseline of the migrations (embedded)", () => {
  const root = temporaryFolder();
  const archive = join(root, "earlier.tgz");
  let earlierDatabase: Database;

  beforeAll(async () => {
    earlierDatabase = await openEmptyPglite(join(root, "earlier"));
    await migrateEarlier(earlierDatabase);
  });
  afterAll(async () => {
    await earlierDatabase.close();
  });

  it("is recorded but not run in a database that has all earlier migrations, whose rows are kept", async () => {
    await earlierDatabase.run(insert);
    await earlierDatabase.run("update private.rate_limits set max_count = 7 where scope = 'resumes'");
    const folder = dataFolderPaths(join(root, "archived"));
    const backup = openBackup({
      database: earlierDatabase,
      isEmbedded: true,
      folder,
      files: openFileStore(folder, undefined),
    });
    await saveArchive(backup, archive);

    const before = await dumpDatabase(earlierDatabase);
    await migrateToBaseline(earlierDatabase);
    expect(await dumpDatabase(earlierDatabase)).toBe(before);
    await migrate(earlierDatabase);
    const allVersions = [...earlierVersions, ...(await listMigrations())];
    expect(await readAppliedVersions(earlierDatabase)).toEqual(allVersions);
    await migrate(earlierDatabase);
    expect(await readAppliedVersions(earlierDatabase)).toEqual(allVersions);
  });

  it.skipIf(postgresSkipReason)("replaces all earlier migrations in a restored backup", async () => {
    expect((await scanArchive(archive)).head.migrations).toEqual(earlierVersions);
    const target = await createDatabase("template0");
    const folder = dataFolderPaths(join(root, "restored"));
    await restoreArchive(archive, { folder, databaseUrl: target.url, retention: {} });
    await withDatabase(target.url, async (restored) => {
      const emails = await restored.query("select email from public.contact_submissions");
      expect(emails).toEqual([{ email: "kim@example.com" }]);
      const limits = "select distinct max_count from private.rate_limits where scope = 'resumes'";
      expect(await restored.query(limits)).toEqual([{ max_count: 7 }]);
      expect(await readAppliedVersions(restored)).toEqual(await listMigrations());
    });
    await target.drop();
  });

  it("rejects with one line a backup that has only some of the earlier migrations", async () => {
    const path = join(root, "first.tgz");
    await rewriteArchiveHead(archive, path, { migrations: firstReleaseVersions });
    const folder = dataFolderPaths(join(root, "untouched"));
    const refusal = await restoreArchive(path, { folder, retention: {} }).catch(
      (error: Error) => error.message,
    );
    expect(refusal).toMatch(
      /^\S+first\.tgz is from an earlier version: its last migration is 20250115090600\. Restore it with that version[^\n]+$/,
    );
  });
});

it.skipIf(postgresSkipReason)(
  "the baseline creates the same PostgreSQL database as the migrations that it replaced, new or upgraded",
  async () => {
    /** Reads all rows without timestamps and the random salt, which differ between databases. */
    const readSettings = async (database: Database) => {
      const rows: string[] = [];
      for (const name of (await listTables(database)).filter((table) => table !== "private.salt")) {
        const sql = `select (to_jsonb(t) - array['created_at', 'updated_at'])::text as line from ${name} t`;
        const lines = await database.query<{ line: string }>(sql);
        rows.push(...lines.map(({ line }) => `${name}: ${line}`));
      }
      return rows.sort();
    };
    const describeMigrated = async (work: (database: Database) => Promise<void>) => {
      const target = await createDatabase("template0");
      const settings = await withDatabase(target.url, async (database) => {
        await work(database);
        return readSettings(database);
      });
      const dump = execFileSync(postgresProgram("pg_dump"), ["--schema-only", "--dbname", target.url], {
        encoding: "utf8",
        maxBuffer: 16_000_000,
      });
      await target.drop();
      // The lines that begin with `\restrict` contain a random key.
      return { settings, dump: dump.replace(/^\\(un)?restrict .*$/gm, "") };
    };
    const earlier = await describeMigrated(migrateEarlier);
    expect(earlier.settings.length).toBeGreaterThan(150);
    expect(earlier.dump).toContain("CREATE FUNCTION private.judge_submission");
    expect(await describeMigrated(migrateToBaseline)).toEqual(earlier);
    const upgrade = async (database: Database) => {
      await migrateEarlier(database, firstReleaseVersions);
      await migrateToBaseline(database);
    };
    expect(await describeMigrated(upgrade)).toEqual(earlier);
  },
);

it("the baseline counts as applied only if all earlier migrations have been applied", () => {
  const known = baselineVersions;
  const later = "29991231000000";
  expect(toKnownMigrations([], known, earlierVersions)).toEqual([]);
  expect(toKnownMigrations(known.slice(0, 3), known, earlierVersions)).toEqual(known.slice(0, 3));
  expect(toKnownMigrations(earlierVersions, known, earlierVersions)).toEqual(known);
  expect(
    toKnownMigrations([...earlierVersions, ...known, later], [...known, later], earlierVersions),
  ).toEqual([...known, later]);
  expect(toKnownMigrations(earlierVersions, [...known, later], earlierVersions)).toEqual(known);
  expect(toKnownMigrations(earlierVersions.slice(0, -1), known, earlierVersions)).toBeUndefined();
  expect(toKnownMigrations(earlierVersions.toSpliced(20, 1), known, earlierVersions)).toBeUndefined();
  expect(
    toKnownMigrations(["20261120000000", ...earlierVersions.slice(0, -1)], known, earlierVersions),
  ).toBeUndefined();
});
