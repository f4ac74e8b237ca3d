import { mkdirSync, readdirSync, renameSync, rmdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import type { Database } from "../../server/data/database/database.ts";
import { openPglite } from "../../server/data/database/open-pglite.ts";
import { openPostgres } from "../../server/data/database/open-postgres.ts";
import { makeDataFolder, type DataFolder } from "../../server/data/files/data-folder.ts";
import { openFileStore } from "../../server/data/files/file-store.ts";
import { storedFilePath } from "../../server/data/files/folder-store.ts";
import { scanArchive } from "../../server/jobs/backup/scan-archive.ts";
import { listAppTables } from "../../server/jobs/backup/snapshot.ts";
import { openDatabase } from "../../server/jobs/upgrade/open-database.ts";
import { isFullRun } from "../is-full-run.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { createDatabase, type SuiteDatabase } from "./create-database.ts";
import { dumpDatabase } from "./dump-database.ts";
import { migrateEarlier, readAppliedVersions, secondReleaseVersions } from "./earlier-chain.ts";
import { copyEmbeddedTemplate, copySecondRelease, openEmptyPglite } from "./embedded-template.ts";
import { fillSecondRelease, secondReleaseData } from "./second-release.ts";
import { postgresSkipReason } from "./postgres-server.ts";

const archivesIn = (folder: DataFolder) =>
  readdirSync(folder.root).filter((name) => name.startsWith("before-upgrade-"));

const describeAll = async (database: Database): Promise<string[]> => [
  ...(await readAppliedVersions(database)),
  ...(await dumpDatabase(database)).split("\n").sort(),
];

async function load(database: Database, archive: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  await database.transaction(async (transaction) => {
    const tables = await listAppTables(transaction);
    await transaction.run(`truncate ${tables.map(({ name }) => name).join(", ")}`);
    for (const { name } of tables) await transaction.run(`alter table ${name} disable trigger user`);
    await scanArchive(archive, {
      rows: async (table, rows) => {
        const columns = tables.find(({ name }) => name === table)?.columns.join(", ");
        await transaction.query(
          `insert into ${table} (${columns}) overriding system value
           select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
          [`[${rows.join(",")}]`],
        );
      },
      file: ({ name }, content) => Promise.resolve(void files.set(name, content)),
    });
    for (const { name } of tables) await transaction.run(`alter table ${name} enable trigger user`);
  });
  return files;
}

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
  const openAsIs = () => (databaseUrl ? openPostgres(databaseUrl) : openPglite(folder.database));
  const openEmpty = () => (databaseUrl ? openPostgres(databaseUrl) : openEmptyPglite(folder.database));
  const upgrade = async () => {
    const database = await openDatabase(folder, databaseUrl, openFileStore(folder, undefined));
    await database.close();
  };
  const useDatabase = async <T>(work: (database: Database) => Promise<T>, open = openAsIs): Promise<T> => {
    const database = await open();
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };

  const createTarget = async () => {
    folder = await makeDataFolder(join(root, crypto.randomUUID()));
    databaseUrl = await create?.();
  };
  const fill = async () => {
    if (create) await useDatabase((database) => fillSecondRelease(database, folder.root));
    else await copySecondRelease(folder.root);
  };

  beforeEach(async () => {
    await createTarget();
    consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => consoleError.mockRestore());

  it("changes nothing if no backup can be made; otherwise first backs up a database from the second release, and that version can restore the backup", async () => {
    await fill();
    const before = await useDatabase(describeAll);
    const file = storedFilePath(folder, "resumes", secondReleaseData.path);
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
    expect(name).toMatch(/^before-upgrade-20261124090000-[-.\dTZ]+\.tgz$/);
    expect(statSync(archive).mode & 0o077).toBe(0);
    expect(lines()).toEqual([
      expect.stringMatching(
        `^Upgrading the database, after a backup to ${archive}: \\d+ rows and 1 files from `,
      ),
    ]);
    const { head } = await scanArchive(archive);
    expect(head.migrations).toEqual(secondReleaseVersions);
    await useDatabase(async (database) => {
      expect(await describeAll(database)).not.toEqual(before);
      expect(await database.query("select email from public.contact_submissions")).toEqual([
        { email: "dana@example.com" },
      ]);
    });

    await createTarget();
    await useDatabase(async (database) => {
      await migrateEarlier(database, secondReleaseVersions);
      const files = await load(database, archive);
      expect(await describeAll(database)).toEqual(before);
      expect([...files]).toEqual([[secondReleaseData.path, secondReleaseData.file]]);
    }, openEmpty);
  });

  // The other tests do not depend on the type of database, and take much longer on the embedded one.
  if (!isFastest) return;

  it("keeps the backup of the earlier version if the upgrade repeatedly fails halfway", async () => {
    await fill();
    // Create a function that conflicts with the last migration, so that it fails.
    const obstacle = "function private.write_file_fault()";
    await useDatabase((database) =>
      database.run(`create ${obstacle} returns trigger language plpgsql as 'begin return new; end'`),
    );
    for (let start = 0; start < 3; start += 1)
      await expect(upgrade()).rejects.toThrow("20261125190000_file_faults.sql failed: function");
    const versions = ["20261124090000", "20261125180000"];
    expect(archivesIn(folder).sort()).toEqual(
      versions.map((version) => expect.stringContaining(`before-upgrade-${version}-`) as string),
    );
    await useDatabase((database) => database.run(`drop ${obstacle}`));
    await upgrade();
    expect(
      await useDatabase((database) => database.query("select from public.contact_submissions")),
    ).toHaveLength(1);
  });

  it("does not change a database from a newer version", async () => {
    if (create) await upgrade();
    else await copyEmbeddedTemplate(folder.root);
    const before = await useDatabase(async (database) => {
      await database.run(
        "insert into supabase_migrations.schema_migrations (version, name) values ('29991231000000', 'later')",
      );
      return describeAll(database);
    });
    await expect(upgrade()).rejects.toThrow(
      "The database was upgraded by a newer version (migration 29991231000000). Start that version, or restore the backup",
    );
    expect(archivesIn(folder)).toEqual([]);
    expect(await useDatabase(describeAll)).toEqual(before);
  });
}

const hasPostgres = isFullRun && postgresSkipReason === undefined;
describe("an upgrade (embedded)", () => suite(!hasPostgres));

if (isFullRun)
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
      const database = await openPostgres(url);
      await migrateEarlier(database, secondReleaseVersions);
      await database.run("create table storage.migrations (id integer)");
      await database.close();
      await expect(openDatabase(folder, url, openFileStore(folder, undefined))).rejects.toThrow(
        /^DATABASE_URL points to a hosted Supabase project whose database is from an earlier version[^\n]+npx supabase db push\.$/,
      );
    });
  });
