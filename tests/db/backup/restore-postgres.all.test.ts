import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { scanArchive } from "../../../server/jobs/backup/scan-archive.ts";
import { runBackup, runRestore } from "../../../server/operator/backup/backup-and-restore.ts";
import { runHere } from "../../run-here.ts";
import { useDatabase, withDatabase } from "../create-database.ts";
import { postgresSkipReason } from "../postgres-server.ts";
import { sampleRows } from "../sample-rows.ts";
import { serveBackend } from "../served-backend.ts";
import { writeEmptyArchive } from "./rewrite-archive-head.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

describe.skipIf(postgresSkipReason)("backup and restore of a PostgreSQL server", () => {
  const root = temporaryFolder();
  const archive = join(root, "archive.tgz");
  const databases = {
    filled: useDatabase(),
    empty: useDatabase("template0"),
    older: useDatabase(),
    hosted: useDatabase("template0"),
  };
  type Name = keyof typeof databases;
  const urlOf = (name: Name) => databases[name].url;
  const commands = { backup: runBackup, restore: runRestore };
  const run = (command: keyof typeof commands, args: string[], name: Name, folder = "target") =>
    runHere(commands[command], args, { DATABASE_URL: urlOf(name), DATA_DIR: join(root, folder) });
  const inDatabase = (name: Name, sql: string) =>
    withDatabase(urlOf(name), (database) => database.query(sql));

  beforeAll(async () => {
    const backend = await serveBackend({ dataDir: join(root, "filled"), databaseUrl: urlOf("filled") });
    await backend.send("contact_submissions");
    await backend.close();
    await inDatabase(
      "older",
      "delete from supabase_migrations.schema_migrations where version = (select max(version) from supabase_migrations.schema_migrations)",
    );
    await inDatabase("hosted", "create schema storage");
    await inDatabase("hosted", "create table storage.migrations (id integer)");
  });
  const hostedError =
    "This database belongs to a hosted Supabase project. Use Supabase's backups, and copy the files with the Storage API.\n";

  it("reject a hosted project, and a database that is not set up", async () => {
    expect(await run("backup", [archive], "hosted")).toMatchObject({ code: 1, errors: hostedError });
    expect(await run("backup", [archive], "empty")).toMatchObject({
      code: 1,
      errors:
        "The database at DATABASE_URL has no table private.tombstones. Run npm start once to create it.\n",
    });
    expect(existsSync(archive)).toBe(false);
  });

  it("restore only a valid archive into an empty database, and do not change any other", async () => {
    expect((await run("backup", [archive], "filled", "filled")).errors).toBe("");
    const refusals = {
      filled: "The database at DATABASE_URL already contains rows. Create an empty database.\n",
      older:
        "The database at DATABASE_URL was set up by a different version than the archive. Restore to a new, empty database.\n",
      hosted: hostedError,
    };
    for (const [name, errors] of Object.entries(refusals)) {
      const refusal = await run("restore", [archive], name as keyof typeof refusals);
      expect(refusal, name).toMatchObject({ code: 1, errors });
    }
    expect(await inDatabase("filled", "select from public.contact_submissions")).toHaveLength(1);
    expect(await inDatabase("older", "select from public.contact_submissions")).toHaveLength(0);
    expect(await inDatabase("hosted", "select to_regclass('public.contact_submissions') as t")).toEqual([
      { t: null },
    ]);

    const emptyArchive = join(root, "empty.tgz");
    const { head } = await scanArchive(archive);
    await writeEmptyArchive(emptyArchive, { ...head, tables: [] });
    expect(await run("restore", [emptyArchive], "empty")).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /^\S+empty\.tgz has no table private\.\w+\. Use another archive\.\n$/,
      ) as string,
    });
    const unreadable = join(root, "unreadable");
    mkdirSync(join(unreadable, "tombstones.ndjson"), { recursive: true });
    copyFileSync(archive, join(unreadable, "archive.tgz"));
    expect(await run("restore", [join(unreadable, "archive.tgz")], "empty")).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /^Nothing was restored: EISDIR[^\n]+\. Fix the problem and try again\.\n$/,
      ) as string,
    });

    expect(await run("restore", [archive], "empty")).toMatchObject({ code: 0, errors: "" });
    expect(await inDatabase("empty", "select email from public.contact_submissions")).toEqual([
      { email: sampleRows.contact_submissions.email },
    ]);
    expect((await run("restore", [archive], "empty")).errors).toBe(refusals.filled);
  });
});
