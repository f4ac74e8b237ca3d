import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { compiledFile } from "../../site/settings/project-root.ts";
import { expect, it } from "vitest";
import { BackendError } from "../../server/platform/backend-error.ts";
import { dataFolderPaths, makeDataFolder, makePrivateFolder } from "../../server/data/files/data-folder.ts";
import { lockFolder } from "../../server/data/files/folder-lock.ts";
import { backUpRegularly } from "../../server/jobs/backup/back-up-regularly.ts";
import type { BackupOptions } from "../../server/jobs/backup/open-backup.ts";
import { openBackend } from "../../server/http/open-backend.ts";
import { useDataFolder } from "./data-folder-fixture.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { parseReadyLine, type ServerProcess } from "./server-process.ts";
import { serveBackend } from "./served-backend.ts";
import { isFullRun } from "../is-full-run.ts";

const folder = useDataFolder();

it("one of two servers with the same data folder starts; the other reports in one line which process has the lock", async () => {
  await copyEmbeddedTemplate(folder.path);
  const rivals = await Promise.all([folder.start(), folder.start()]);
  const [winner] = rivals.filter(({ line }) => line.startsWith("{"));
  const [loser] = rivals.filter(({ line }) => !line.startsWith("{"));
  expect(loser?.line).toContain(
    `is in use by process ${winner?.child.pid} on ${hostname()}. Stop that process, or set DATA_DIR`,
  );
  const response = await fetch(`${parseReadyLine(winner as ServerProcess).url}/rest/v1/contact_submissions`, {
    method: "POST",
  });
  expect(response.status).toBe(401);
});

it("data is kept across restarts and inaccessible to other users, expired rows are deleted, and no migration is applied twice", async () => {
  const dataDir = join(folder.path, "made", "on", "first", "use");
  await makeDataFolder(dataDir);
  // A leftover of an interrupted first start.
  mkdirSync(join(dataDir, "pglite.new"));
  writeFileSync(join(dataDir, "pglite.new", "half"), "");
  const first = await serveBackend({ dataDir });
  const id = await first.send("salary_report_downloads");
  const count = "select count(*)::int as applied from supabase_migrations.schema_migrations";
  const before = await first.database.query(count);
  // One of six rows is expired, which fewer than a fifth may be without an operator's confirmation.
  await first.database.run(`
    insert into public.salary_report_downloads (email, created_at)
      select n || '@example.com', now() - make_interval(months => 3 * n) from generate_series(0, 4) n;
    update private.retention set listed_at = now() - interval '2 days'`);
  await first.close();
  await expect(first.database.query("select 1")).rejects.toThrow("The database is closed");
  expect(existsSync(join(dataDir, "pglite", "PG_VERSION"))).toBe(true);
  expect(
    readdirSync(dataDir).filter((name) => /^(operator\.json|pglite\.new|before-upgrade)/.test(name)),
  ).toEqual([]);
  expect(statSync(dataDir).mode & 0o077).toBe(0);

  const second = await serveBackend({ dataDir });
  try {
    expect(await second.database.query(count)).toEqual(before);
    expect(await second.count("public.salary_report_downloads where id = $1", [id])).toBe(1);
    await expect.poll(() => second.count("public.salary_report_downloads")).toBe(5);
    expect(await second.count("public.salary_report_downloads where email = '4@example.com'")).toBe(0);
    expect(readdirSync(dataDir).filter((name) => name.startsWith("before-upgrade"))).toEqual([]);
  } finally {
    await second.close();
  }
});

it.runIf(isFullRun)(
  "the server removes all permissions of other users from its files only, deletes leftovers of uploads, and ignores invalid tombstones",
  async () => {
    await copyEmbeddedTemplate(folder.path);
    const resumes = join(folder.path, "files", "resumes");
    const incomingFolder = join(folder.path, "files", ".incoming");
    const resume = join(resumes, "1736500000000_cv.pdf");
    const foreignFile = join(folder.path, "notes.txt");
    for (const path of [resumes, join(incomingFolder, "folder", "in", "folder")])
      mkdirSync(path, { recursive: true });
    writeFileSync(resume, "%PDF-1.7");
    writeFileSync(join(incomingFolder, "half.part"), "%PDF");
    writeFileSync(foreignFile, "");
    writeFileSync(join(folder.path, "tombstones.ndjson"), 'null\n5\n{}\n"x"\n[]\n{"sub');
    for (const path of [folder.path, join(folder.path, "pglite"), resume]) chmodSync(path, 0o777);
    chmodSync(foreignFile, 0o644);
    const backend = await serveBackend({ dataDir: folder.path });
    try {
      const accessibleNames = readdirSync(folder.path, { recursive: true, encoding: "utf8" }).filter(
        (name) => (statSync(join(folder.path, name)).mode & 0o077) !== 0,
      );
      expect(accessibleNames).toEqual(["notes.txt"]);
      expect(statSync(foreignFile).mode & 0o777).toBe(0o644);
      expect(statSync(folder.path).mode & 0o777).toBe(0o700);
      expect(statSync(resume).mode & 0o777).toBe(0o600);
      expect(readdirSync(incomingFolder)).toEqual([]);
    } finally {
      await backend.close();
    }
  },
);

it("the server rejects a data folder with other files, and does not change their permissions", async () => {
  const foreignFolder = join(folder.path, "shared");
  mkdirSync(join(foreignFolder, "photos"), { recursive: true });
  writeFileSync(join(foreignFolder, "photos", "a.jpg"), "");
  const paths = [foreignFolder, join(foreignFolder, "photos"), join(foreignFolder, "photos", "a.jpg")];
  for (const path of paths) chmodSync(path, 0o755);
  await expect(openBackend({ dataDir: foreignFolder })).rejects.toThrow(
    /^DATA_DIR is "\S+\/shared"; expected an empty folder, or one that this program created: this one contains photos\.$/,
  );
  expect(paths.map((path) => statSync(path).mode & 0o777)).toEqual([0o755, 0o755, 0o755]);
  expect(readdirSync(foreignFolder)).toEqual(["photos"]);
});

it.runIf(isFullRun)("the server refuses to store data or backups among the files of the site", async () => {
  const link = join(folder.path, "link");
  symlinkSync(resolve("site"), link);
  for (const servedFolder of [
    "dist",
    "dist/.data",
    "./dist/../dist/a/b",
    "site/public/data",
    join(link, "public/data"),
  ]) {
    const refusal = /; expected a folder outside (dist|site\/public), which is served to every visitor\.$/;
    await expect(openBackend({ dataDir: servedFolder }), servedFolder).rejects.toThrow(refusal);
    expect(() => dataFolderPaths(servedFolder)).toThrow(/^DATA_DIR is /);
    await expect(makePrivateFolder("BACKUP_DIR", servedFolder), servedFolder).rejects.toThrow(
      new RegExp(`^BACKUP_DIR is ".*${refusal.source}`),
    );
  }
  expect(existsSync("site/public/data")).toBe(false);
  const schedule = { folder: "dist", minutes: 5, days: 30 };
  await expect(backUpRegularly({} as BackupOptions, schedule)).rejects.toThrow(/^BACKUP_DIR is /);
  for (const unservedFolder of ["distant", "site", ".data"])
    expect(() => dataFolderPaths(unservedFolder)).not.toThrow();
});

it.runIf(isFullRun && process.geteuid?.() === 0)(
  "the server rejects another user's world-writable data folder",
  async () => {
    const worldWritableFolder = join(folder.path, "open");
    mkdirSync(worldWritableFolder);
    chownSync(worldWritableFolder, 1234, 1234);
    chmodSync(worldWritableFolder, 0o1777);
    await expect(openBackend({ dataDir: worldWritableFolder })).rejects.toThrow(
      /^DATA_DIR is "\S+"; expected a folder that only you can write to: every user can write to this one\.$/,
    );
    chmodSync(worldWritableFolder, 0o755);
    await makeDataFolder(worldWritableFolder);
  },
);

const refusals: [string, () => Parameters<typeof openBackend>[0], RegExp][] = [
  [
    "a data folder that cannot be written",
    () => {
      writeFileSync(join(folder.path, "file"), "");
      return { dataDir: join(folder.path, "file", "data") };
    },
    /^Cannot write to the data folder .*file\/data .*Make it writable, or set DATA_DIR/,
  ],
  [
    "a database folder with an invalid PG_VERSION",
    () => {
      mkdirSync(join(folder.path, "pglite"));
      writeFileSync(join(folder.path, "pglite", "PG_VERSION"), "9.6\n");
      return { dataDir: folder.path };
    },
    /^Cannot open the database in .*pglite.*Restore the folder/,
  ],
  [
    "a database folder without its PG_VERSION",
    () => {
      mkdirSync(join(folder.path, "pglite", "base"), { recursive: true });
      return { dataDir: folder.path };
    },
    /^Cannot open the database in .*pglite: the folder contains files but no PG_VERSION\. Restore the folder/,
  ],
  [
    "a DATABASE_URL of another kind of database",
    () => ({ dataDir: folder.path, databaseUrl: "mysql://localhost/x" }),
    /^DATABASE_URL is not a Postgre/,
  ],
  [
    "a DATABASE_URL whose server does not respond",
    () => ({ dataDir: folder.path, databaseUrl: "postgres://someone:secret-word@127.0.0.1:9/site" }),
    /^Cannot use the database at DATABASE_URL \(127\.0\.0\.1:9\/site\): .*nothing is listening on that port/,
  ],
];

it.each(refusals)(
  "the server rejects %s with the fix in one line, and unlocks the data folder",
  async (_case, options, message) => {
    const failure: unknown = await openBackend(options()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BackendError);
    expect((failure as Error).message).toMatch(message);
    expect((failure as Error).message).not.toMatch(/\n|secret-word/);
    lockFolder(folder.path).release();
  },
);

it("the process that creates a database exits with its server", () => {
  const result = spawnSync(
    process.execPath,
    [compiledFile("server/data/database/make-pglite.ts"), join(folder.path, "made")],
    {
      input: "",
    },
  );
  expect(result.status).toBe(1);
});
