import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { dataFolderPaths } from "../../../server/data/files/data-folder.ts";
import type { Database } from "../../../server/data/database/database.ts";
import { backUpRegularly } from "../../../server/jobs/backup/back-up-regularly.ts";
import { openBackend, type Backend } from "../../../server/http/open-backend.ts";
import { PART_SUFFIX } from "../../../server/jobs/backup/open-backup.ts";
import { scanArchive } from "../../../server/jobs/backup/scan-archive.ts";
import { watchServer } from "../../../server/http/health/watch-server.ts";
import { copyEmbeddedTemplate } from "../embedded-template.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const root = temporaryFolder();
const dataDir = temporaryFolder();
const folder = join(root, "backups");
const expiredArchives = Array.from({ length: 10 }, (_, day) => `ridgebeam-2020-01-${10 + day}T06-05-00Z.tgz`);
let backend: Backend;

const archivesIn = (backupDir: string) =>
  readdirSync(backupDir)
    .filter((name) => name.endsWith(".tgz"))
    .sort();
const listNewArchives = () => archivesIn(folder).filter((name) => !expiredArchives.includes(name));
const writeArchives = (names: readonly string[], backupDir: string) => {
  mkdirSync(backupDir, { recursive: true });
  for (const name of names) writeFileSync(join(backupDir, name), "old");
};

beforeAll(() => copyEmbeddedTemplate(dataDir));
afterAll(() => backend.close());

it("a server with BACKUP_DIR writes complete archives, deletes the oldest, and stores tombstones next to them", async () => {
  writeArchives([...expiredArchives, `${expiredArchives[0]}.0a1b2c3d${PART_SUFFIX}`], folder);
  backend = await openBackend({ dataDir, backups: { folder, minutes: 60, days: 30 } });
  await expect.poll(() => listNewArchives().length).toBe(1);
  await backend.database.query(
    "insert into public.salary_report_downloads (email, created_at) values ('kim@example.com', now() - interval '1 day')",
  );
  await backend.database.query("delete from public.salary_report_downloads");
  await backend.close();

  const names = listNewArchives();
  expect(names).toHaveLength(1);
  // A run deletes at most a fifth of the archives, so two of eleven.
  expect(readdirSync(folder).sort()).toEqual([...expiredArchives.slice(2), ...names]);
  expect(names[0]).toMatch(/^ridgebeam-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tgz$/);
  const path = join(folder, names[0] ?? "");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect((await scanArchive(path)).manifest.tables["private.salt"]?.rows).toBe(1);

  backend = await openBackend({ dataDir, backups: { folder, minutes: 60, days: 30 } });
  const tombstones = join(folder, "tombstones.ndjson");
  await expect.poll(() => statSync(tombstones, { throwIfNoEntry: false })?.size).toBeGreaterThan(100);
});

it("a server whose backups fail deletes no archive, and reports the newest archive's age in its metrics", async () => {
  const [otherDataDir, backupDir] = [temporaryFolder(), join(root, "failing")];
  await copyEmbeddedTemplate(otherDataDir);
  const failures = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const backendWithFailingBackups = await openBackend({
    dataDir: otherDataDir,
    backups: { folder: backupDir, minutes: 0.02, days: 30 },
  });
  try {
    await expect.poll(() => archivesIn(backupDir).length).toBeGreaterThan(0);
    // The backup cannot read this file, since its path is a folder.
    const key = "1736500000000_cv.pdf";
    mkdirSync(join(otherDataDir, "files", "resumes", key), { recursive: true });
    await backendWithFailingBackups.database.query(
      "insert into storage.objects (bucket_id, name) values ('resumes', $1)",
      [key],
    );
    await expect.poll(() => failures.mock.calls.length).toBeGreaterThan(0);
    writeArchives(expiredArchives, backupDir);
    const before = archivesIn(backupDir);
    const failureCount = failures.mock.calls.length;
    await expect.poll(() => failures.mock.calls.length).toBeGreaterThan(failureCount + 1);
    expect(String(failures.mock.lastCall)).toMatch(/^No backup was made: .*EISDIR/);
    expect(archivesIn(backupDir)).toEqual(before);

    const { metrics } = watchServer(backendWithFailingBackups.database, otherDataDir, {}, backupDir);
    const { text } = await metrics.print();
    const age = Number(/^ridgebeam_backup_age_seconds (\S+)$/m.exec(text)?.[1]);
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(600);
  } finally {
    failures.mockRestore();
    await backendWithFailingBackups.close();
  }
});

it("a server reports in one line that BACKUP_DIR cannot be created, writes no archive if nothing has changed, and another for rows written during the last backup", async () => {
  const otherFolder = temporaryFolder();
  const backupDir = join(root, "often");
  await copyEmbeddedTemplate(otherFolder);
  const listArchives = () => archivesIn(backupDir);
  const otherBackend = await openBackend({ dataDir: otherFolder });
  let checkCount = 0;
  const database: Database = {
    ...otherBackend.database,
    query: (sql, parameters) => {
      if (sql.includes("pg_snapshot_xmax")) checkCount += 1;
      return otherBackend.database.query(sql, parameters);
    },
  };
  const waitForChecks = async (times: number) => {
    const end = checkCount + times;
    await expect.poll(() => checkCount).toBeGreaterThanOrEqual(end);
  };
  const backupSource = {
    database,
    isEmbedded: true,
    folder: dataFolderPaths(otherFolder),
    files: otherBackend.files,
  };
  writeFileSync(join(root, "file"), "");
  await expect(
    backUpRegularly(backupSource, { folder: join(root, "file", "x"), minutes: 5, days: 30 }),
  ).rejects.toThrow(/^Backups cannot be stored in .*file\/x \(.*\)\. Set BACKUP_DIR/);
  const stop = await backUpRegularly(backupSource, { folder: backupDir, minutes: 0.005, days: 30 });
  try {
    const store = (email: string) =>
      otherBackend.database.query("insert into public.salary_report_downloads (email) values ($1)", [email]);
    await expect.poll(() => listArchives().length).toBeGreaterThan(0);
    // Rows written at startup may be missing from the first backup and cause a second one.
    await waitForChecks(5);
    const before = listArchives().length;
    await waitForChecks(5);
    expect(listArchives()).toHaveLength(before);

    await store("first@example.com");
    while (!readdirSync(backupDir).some((name) => name.endsWith(PART_SUFFIX))) await sleep(5);
    await store("during@example.com");
    await expect.poll(() => listArchives().length).toBeGreaterThanOrEqual(before + 2);
    const { manifest } = await scanArchive(join(backupDir, listArchives().at(-1) ?? ""));
    expect(manifest.tables["public.salary_report_downloads"]?.rows).toBe(2);
  } finally {
    await stop();
    await otherBackend.close();
  }
});
