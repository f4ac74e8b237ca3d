import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBackend, type Backend } from "../../../server/backend/open-backend.ts";
import { unfinished } from "../../../server/backup/save-archive.ts";
import { scanArchive } from "../../../server/backup/scan-archive.ts";
import { copyEmbeddedTemplate } from "../embedded-template.ts";
import { temporaryFolder } from "../served-backend.ts";

const root = temporaryFolder();
const dataDir = temporaryFolder();
const folder = join(root, "backups");
const old = "ridgebeam-2020-01-31T06-05-00Z.tgz";
let backend: Backend;

const archives = () => readdirSync(folder).filter((name) => name.endsWith(".tgz"));

beforeAll(async () => {
  await copyEmbeddedTemplate(dataDir);
});
afterAll(async () => {
  await backend.close();
  for (const path of [root, dataDir]) rmSync(path, { recursive: true, force: true });
});

it("a server with BACKUP_DIR makes whole archives there, removes old ones, and keeps tombstones beside them", async () => {
  backend = await openBackend({ dataDir, backups: { folder, minutes: 60, days: 30 } });
  writeFileSync(join(folder, old), "old");
  await expect.poll(() => archives().filter((name) => name !== old).length).toBe(1);
  await backend.database.query(
    "insert into public.salary_report_downloads (email, created_at) values ('kim@example.com', now() - interval '1 day')",
  );
  await backend.database.query("delete from public.salary_report_downloads");
  await backend.close();

  const names = archives();
  expect(names).toHaveLength(1);
  expect(names[0]).toMatch(/^ridgebeam-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tgz$/);
  const path = join(folder, names[0] ?? "");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect((await scanArchive(path)).manifest.tables["private.salt"]?.rows).toBe(1);

  backend = await openBackend({ dataDir, backups: { folder, minutes: 60, days: 30 } });
  const tombstones = join(folder, "tombstones.ndjson");
  await expect.poll(() => statSync(tombstones, { throwIfNoEntry: false })?.size).toBeGreaterThan(100);
});

it("makes no archive while nothing is written, and another of what was written during the last", async () => {
  const other = temporaryFolder();
  const place = join(root, "often");
  await copyEmbeddedTemplate(other);
  const made = () => readdirSync(place).filter((name) => name.endsWith(".tgz"));
  const often = await openBackend({ dataDir: other, backups: { folder: place, minutes: 0.02, days: 30 } });
  try {
    const store = (email: string) =>
      often.database.query("insert into public.salary_report_downloads (email) values ($1)", [email]);
    // The first may have missed what a start writes.
    await expect.poll(() => made().length).toBeGreaterThan(0);
    await sleep(6_000);
    const before = made().length;
    await sleep(6_000);
    expect(made()).toHaveLength(before);

    await store("first@example.com");
    while (!readdirSync(place).some((name) => name.endsWith(unfinished))) await sleep(5);
    await store("during@example.com");
    await expect.poll(() => made().length).toBeGreaterThanOrEqual(before + 2);
    const { manifest } = await scanArchive(join(place, made().sort().at(-1) ?? ""));
    expect(manifest.tables["public.salary_report_downloads"]?.rows).toBe(2);
  } finally {
    await often.close();
    rmSync(other, { recursive: true, force: true });
  }
});

it("refuses a folder that cannot be made, in one line", async () => {
  writeFileSync(join(root, "file"), "");
  const other = temporaryFolder();
  await copyEmbeddedTemplate(other);
  const opening = openBackend({
    dataDir: other,
    backups: { folder: join(root, "file", "x"), minutes: 5, days: 30 },
  });
  await expect(opening).rejects.toThrow(/^Backups cannot be kept in .*file\/x \(.*\)\. Set BACKUP_DIR/);
  rmSync(other, { recursive: true, force: true });
});
