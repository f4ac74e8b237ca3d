import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import type { Database } from "../../server/data/database/database.ts";
import { listMigrations } from "../../server/data/database/migrate.ts";
import { openPglite } from "../../server/data/database/open-pglite.ts";
import { openPostgres } from "../../server/data/database/open-postgres.ts";
import { dataFolderPaths, makeDataFolder, type DataFolder } from "../../server/data/files/data-folder.ts";
import { openFileStore, storedFilePath } from "../../server/data/files/file-store.ts";
import { scanArchive } from "../../server/jobs/backup/scan-archive.ts";
import { createLocalRetention } from "../../server/jobs/retention/local-retention.ts";
import { openDatabase } from "../../server/jobs/upgrade/open-database.ts";
import { restoreArchive } from "../../server/operator/backup/restore-archive.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { createDatabase, type SuiteDatabase } from "./create-database.ts";
import { dumpDatabase } from "./dump-database.ts";
import { copyFilledTemplate } from "./embedded-template.ts";
import { fillEmptyDatabase, readAppliedVersions, storedData } from "./filled-database.ts";
import { postgresSkipReason } from "./postgres-server.ts";

const versions = await listMigrations();
const [firstLater, secondLater] = ["29991231000000", "29991231000001"];

/** Migrations of a later version: this version's, and two more. */
const laterMigrations = join(temporaryFolder(), "migrations");
cpSync("supabase/migrations", laterMigrations, { recursive: true });
const later = {
  [`${firstLater}_budget.sql`]: `
    alter table public.contact_submissions add column budget text check (char_length(budget) <= 80);
    update public.contact_submissions set budget = 'unknown';`,
  [`${secondLater}_regions.sql`]: "create table private.regions (region text primary key, notes jsonb);",
};
for (const [name, sql] of Object.entries(later)) writeFileSync(join(laterMigrations, name), sql);

const archivesIn = (folder: DataFolder) =>
  readdirSync(folder.root).filter((name) => name.startsWith("before-upgrade-"));

const describeAll = async (database: Database): Promise<string[]> => [
  ...(await readAppliedVersions(database)),
  ...(await dumpDatabase(database)).split("\n").sort(),
];

/**
 * Defines the tests for one type of database.
 * @param isFastest whether this type takes the least processor time of those tested
 * @param create creates an empty database on a PostgreSQL server; without it, databases are embedded
 */
function suite(isFastest: boolean, create?: () => Promise<string>): void {
  const root = temporaryFolder();
  let folder: DataFolder;
  let databaseUrl: string | undefined;
  let consoleError: MockInstance<typeof console.error>;
  const lines = () => consoleError.mock.calls.map(([line]) => String(line));
  const start = async (migrations?: string) => {
    const files = openFileStore(folder, undefined);
    await (await openDatabase(folder, databaseUrl, files, migrations)).close();
  };
  const upgrade = () => start(laterMigrations);
  const useDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await (databaseUrl ? openPostgres(databaseUrl) : openPglite(folder.database));
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };

  beforeEach(async () => {
    folder = await makeDataFolder(join(root, crypto.randomUUID()));
    databaseUrl = await create?.();
    if (create) await useDatabase((database) => fillEmptyDatabase(database, folder.root));
    else await copyFilledTemplate(folder.root);
    consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => consoleError.mockRestore());

  it("changes nothing if no backup can be made; otherwise makes one first, which the earlier version restores", async () => {
    const before = await useDatabase(describeAll);
    const file = storedFilePath(folder, "resumes", storedData.path);
    renameSync(file, `${file}.moved`);
    mkdirSync(file);
    await expect(upgrade()).rejects.toThrow(
      /^The database was not upgraded and is unchanged, because it could not be backed up to \S+\.tgz: EISDIR[^\n]+\. Fix the problem and start again, or start the earlier version\.$/,
    );
    expect(archivesIn(folder)).toEqual([]);
    expect(await useDatabase(describeAll)).toEqual(before);

    rmdirSync(file);
    renameSync(`${file}.moved`, file);
    consoleError.mockClear();
    await upgrade();
    const [name = "", ...more] = archivesIn(folder);
    const archive = join(folder.root, name);
    expect(more).toEqual([]);
    expect(name).toMatch(new RegExp(`^before-upgrade-${versions.at(-1)}-[-.\\dTZ]+\\.tgz$`));
    expect(statSync(archive).mode & 0o077).toBe(0);
    expect(lines()).toEqual([
      expect.stringMatching(
        `^Upgrading the database, after a backup to ${archive}: \\d+ rows and 1 files from `,
      ),
    ]);
    expect((await scanArchive(archive)).head.migrations).toEqual(versions);
    await useDatabase(async (database) => {
      expect(await readAppliedVersions(database)).toEqual([...versions, firstLater, secondLater]);
      const upgraded = await database.query("select email, budget from public.contact_submissions");
      expect(upgraded).toEqual([{ email: "dana@example.com", budget: "unknown" }]);
    });
    await expect(start()).rejects.toThrow(
      `The database was upgraded by a newer version (migration ${firstLater}). Start that version, or restore the backup`,
    );

    folder = dataFolderPaths(join(root, "restored"));
    databaseUrl = await create?.();
    await restoreArchive(archive, { folder, databaseUrl, retention: {} });
    await useDatabase(async (database) => {
      // What a restore does on purpose: it holds pending deliveries, and lists expired rows.
      await database.run(`
        update private.deliveries set state = 'waiting', held_for = null where held_for = 'restored';
        update private.retention set listed_at = null`);
      expect(await describeAll(database)).toEqual(before);
    });
    expect(readFileSync(storedFilePath(folder, "resumes", storedData.path))).toEqual(storedData.file);
  });

  // The other tests do not depend on the type of database, and take much longer on the embedded one.
  if (!isFastest) return;

  it("lets an erasure search the text and JSON of columns that a later version has added", async () => {
    await upgrade();
    await useDatabase(async (database) => {
      await database.run(`
        update public.contact_submissions set budget = 'as Kim Lee (kim.lee@example.com) said';
        insert into private.regions values ('West: 302.555.0142', '{"kim.lee@example.com": ["(302) 555-0142"]}')`);
      const kim = { emails: ["kim.lee@example.com"], phones: ["302-555-0142"] };
      expect(
        await createLocalRetention(database, folder, openFileStore(folder, undefined)).delete({
          why: "erasure",
          submissions: [],
          person: kim,
        }),
      ).toMatchObject({ mentions: 1, elsewhere: 1 });
      expect(
        await database.query("select budget, r.* from public.contact_submissions, private.regions r"),
      ).toEqual([
        { budget: "as Kim Lee ([...]) said", region: "West: [...]", notes: { "[...]": ["([...]"] } },
      ]);
    });
  });

  it("keeps the backup of the earlier version if the upgrade repeatedly fails halfway", async () => {
    await useDatabase((database) => database.run("create table private.regions ()"));
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(upgrade()).rejects.toThrow(`${secondLater}_regions.sql failed: relation "regions"`);
    const archived = [versions.at(-1), firstLater];
    expect(archivesIn(folder).sort()).toEqual(
      archived.map((version) => expect.stringContaining(`before-upgrade-${version}-`) as string),
    );
    await useDatabase((database) => database.run("drop table private.regions"));
    await upgrade();
    expect(
      await useDatabase((database) => database.query("select from public.contact_submissions")),
    ).toHaveLength(1);
  });

  it.each([
    [
      "only earlier ones",
      ["20250115090000"],
      /^The database is from before version 1\.0 \(migration 20250115090000\) and [^\n]+$/,
    ],
    [
      "an earlier baseline",
      ["20261126000001", "20261127040000"],
      /^The database is from before version 1\.0 [^\n]+\.$/,
    ],
    [
      "an earlier one added",
      [...versions, "20261127020000"],
      /cannot be upgraded\. Export its submissions [^\n]+ to another one\.$/,
    ],
    [
      "a later one added",
      [...versions, secondLater],
      /^The database was upgraded by a newer version \(migration 29991231000001\)/,
    ],
  ])(
    "does not change a database of another version, whose migrations are %s",
    async (_, recorded, message) => {
      const before = await useDatabase(async (database) => {
        await database.query(
          `with gone as (delete from supabase_migrations.schema_migrations)
         insert into supabase_migrations.schema_migrations (version)
         select version from unnest($1::text[]) version on conflict do nothing`,
          [recorded],
        );
        return describeAll(database);
      });
      await expect(start()).rejects.toThrow(message);
      expect(archivesIn(folder)).toEqual([]);
      expect(await useDatabase(describeAll)).toEqual(before);
    },
  );
}

const hasPostgres = postgresSkipReason === undefined;
describe("an upgrade (embedded)", () => suite(!hasPostgres));

describe.skipIf(postgresSkipReason)("an upgrade (PostgreSQL server)", () => {
  const databases: SuiteDatabase[] = [];
  afterAll(async () => {
    for (const database of databases) await database.drop();
  });

  const create = async (): Promise<string> => {
    const database = await createDatabase("template0");
    databases.push(database);
    return database.url;
  };
  suite(true, create);

  it("leaves backing up a hosted project's database to Supabase", async () => {
    const url = await create();
    const folder = await makeDataFolder(join(temporaryFolder(), "data"));
    const files = openFileStore(folder, undefined);
    const database = await openDatabase(folder, url, files);
    await database.run("create table storage.migrations (id integer)");
    await database.close();
    await expect(openDatabase(folder, url, files, laterMigrations)).rejects.toThrow(
      /^DATABASE_URL points to a hosted Supabase project whose database is from an earlier version[^\n]+npx supabase db push\.$/,
    );
  });
});
