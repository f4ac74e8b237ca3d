import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dataFolderPaths } from "../../../server/data/files/data-folder.ts";
import { openFileStore } from "../../../server/data/files/file-store.ts";
import { openBackup, saveArchive } from "../../../server/jobs/backup/open-backup.ts";
import { restoreArchive } from "../../../server/operator/backup/restore-archive.ts";
import { scanArchive } from "../../../server/jobs/backup/scan-archive.ts";
import { listMigrations } from "../../../server/data/database/migrate.ts";
import { createDeliveryStore } from "../../../server/jobs/outbox/delivery-store.ts";
import { runBackup, runRestore } from "../../../server/operator/backup/backup-and-restore.ts";
import { runSubmissions } from "../../run-command.ts";
import { runHere } from "../../run-here.ts";
import { copyEmbeddedTemplate } from "../embedded-template.ts";
import { serveBackend, type ServedBackend } from "../served-backend.ts";
import { writeEmptyArchive } from "./rewrite-archive-head.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const root = temporaryFolder();
const archive = join(root, "archive.tgz");
let [lead, named, resume] = ["", "", ""];
const fileName = "1736500000000_Kim_Lee.pdf";
let backend: ServedBackend;

beforeAll(async () => {
  const dataDir = join(root, "data");
  mkdirSync(dataDir);
  await copyEmbeddedTemplate(dataDir);
  backend = await serveBackend({ dataDir });
  lead = await backend.send("contact_submissions", { email: "kim.lee@example.com" });
  named = await backend.send("contact_submissions", {
    phone: "555 0199 777",
    project_details: "Ask Kim (kim.lee@example.com, 302 555 0142) for 40 people, 2 towers.",
    utm: { utm_source: "kim.lee@example.com", utm_medium: "mail" },
  });
  await backend.upload(fileName, "%PDF-1.7 Kim");
  resume = await backend.send("resume_submissions", {
    email: "kim.lee@example.com",
    resume_file_path: fileName,
  });
  await backend.addEvent("contact_submissions", named, "sender_wrote", { note: "Or ask Kim: 302 555 0142" });
  await backend.send("salary_report_downloads", { email: "pat@example.com" });
  await backend.database.query(
    "update public.salary_report_downloads set created_at = now() - interval '3 years'",
  );
});
afterAll(async () => {
  await backend.close();
});

const folderOf = (name: string) => dataFolderPaths(join(root, name));
const restore = (file: string, name: string) =>
  restoreArchive(file, { folder: folderOf(name), retention: {} });
const refusal = (file: string, name: string) => restore(file, name).catch((error: Error) => error.message);

async function rewrite(change: (head: Record<string, unknown>) => object, name: string): Promise<string> {
  const path = join(root, name);
  const { head } = await scanArchive(archive);
  await writeEmptyArchive(path, change({ ...head }));
  return path;
}

it("a backup is made by the running server, outside of the site's folders, and does not overwrite a file", async () => {
  const environment = { DATA_DIR: backend.dataDir };
  const publicBackup = await runHere(runBackup, ["dist/leads.tgz"], environment);
  expect(publicBackup.errors).toMatch(
    /^The archive is ".*"; expected a folder outside dist, which is served to every visitor\.\n$/,
  );
  const backupResult = await runHere(runBackup, [archive], environment);
  expect([backupResult.code, backupResult.errors]).toEqual([0, ""]);
  expect(backupResult.output).toMatch(/ rows and 1 files from /);
  expect(readdirSync(root).filter((name) => name.includes(".part"))).toEqual([]);
  const secondBackupResult = await runHere(runBackup, [archive], environment);
  expect([secondBackupResult.code, secondBackupResult.errors]).toEqual([
    1,
    `${archive} already exists. Choose another name, or move the existing file.\n`,
  ]);
});

it("a backup records a file as missing if it was erased before it was read", async () => {
  const path = join(root, "gone.tgz");
  const folder = folderOf("elsewhere");
  await saveArchive(
    openBackup({
      database: backend.database,
      isEmbedded: true,
      folder,
      files: openFileStore(folder, undefined),
    }),
    path,
  );
  expect((await scanArchive(path)).manifest.files).toEqual([
    { bucket: "resumes", name: fileName, bytes: 0, sha256: null },
  ]);
});

it("an erasure stores tombstones outside the archive; a restore applies them and the retention periods", async () => {
  const erasureResult = await runSubmissions(["--erase", "kim.lee@example.com", "--yes"], {
    DATA_DIR: backend.dataDir,
  });
  expect(erasureResult.errors).toBe("");
  const tombstones = readFileSync(join(backend.dataDir, "tombstones.ndjson"), "utf8");
  for (const id of [lead, named, resume]) expect(tombstones).toContain(id);
  expect(tombstones).not.toMatch(/kim|555\D?01(?:42|99)|example/i);
  expect(statSync(join(backend.dataDir, "tombstones.ndjson")).mode & 0o777).toBe(0o600);

  writeFileSync(join(root, "tombstones.ndjson"), `${tombstones}{"submission_table": "cont`);
  await backend.database.query("update private.retention set listed_at = now() - interval '2 days'");
  const lines = await restore(archive, "restored");
  expect(lines.join("\n")).toContain("2 rows and 1 files deleted, 1 rows redacted");
  const restoredBackend = await serveBackend({ dataDir: join(root, "restored") });
  try {
    const rows = await restoredBackend.database.query("select * from public.contact_submissions");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      id: named,
      email: "dana@example.com",
      phone: "555 0199 777",
      project_details: "Ask Kim [...] [...]) for 40 people, 2 towers.",
      utm: { utm_source: "[...]", utm_medium: "mail" },
    });
    expect(await restoredBackend.database.query("select detail from private.lead_events")).toEqual([
      { detail: { note: "Or ask Kim: [...]" } },
    ]);
    expect(await restoredBackend.database.query("select from public.resume_submissions")).toEqual([]);
    expect(await restoredBackend.database.query("select from storage.objects")).toEqual([]);
    expect(readdirSync(join(root, "restored", "files", "resumes"))).toEqual([]);
    expect(
      await restoredBackend.database.query("select distinct state, held_for from private.deliveries"),
    ).toEqual([{ state: "held", held_for: "restored" }]);
    const desk = createDeliveryStore(restoredBackend.database);
    expect(await desk.release("restored", "Dana")).toBe(4);
    expect(await restoredBackend.database.query("select distinct state from private.deliveries")).toEqual([
      { state: "waiting" },
    ]);
    expect(await desk.release("restored", "Dana")).toBe(0);
    expect(
      await restoredBackend.database.query("select from private.lead_events where what = 'released'"),
    ).toEqual([]);
    // A restore records the erasures again, so that later restores of older archives repeat them.
    const tombstones = await restoredBackend.database.query<{ what: string }>(
      "select what from private.tombstones order by what",
    );
    expect(tombstones.map(({ what }) => what)).toEqual(["deleted", "deleted", "redacted"]);
  } finally {
    await restoredBackend.close();
  }
  expect(await refusal(archive, "restored")).toMatch(/already contains a database\. Move/);
});

it.each([
  ["truncated", (path: string) => truncateSync(path, statSync(path).size - 200)],
  ["missing its last four bytes", (path: string) => truncateSync(path, statSync(path).size - 4)],
  [
    "altered",
    (path: string) => {
      const bytes = readFileSync(path);
      const middle = Math.floor(bytes.byteLength / 2);
      bytes[middle] = (bytes[middle] ?? 0) ^ 1;
      writeFileSync(path, bytes);
    },
  ],
  ["not an archive", (path: string) => writeFileSync(path, "a letter")],
])("a restore rejects an archive that is %s with one line, and writes nothing", async (_, damage) => {
  const path = join(root, "damaged.tgz");
  writeFileSync(path, readFileSync(archive));
  damage(path);
  const { code, errors } = await runHere(runRestore, [path], { DATA_DIR: join(root, "untouched") });
  expect(code).toBe(1);
  expect(errors).toMatch(/^[^\n]*damaged\.tgz is damaged or not a backup: [^\n]+\n$/);
  expect(existsSync(join(root, "untouched"))).toBe(false);
  const verification = await runHere(runBackup, ["--verify", path], {});
  expect([verification.code, verification.errors]).toEqual([1, errors]);
});

it("a restore rejects an archive with a newer format or from a newer database", async () => {
  const newFormatArchive = await rewrite((head) => ({ ...head, format: 2 }), "format.tgz");
  expect(await refusal(newFormatArchive, "untouched")).toMatch(/made by a newer version: its format is 2/);
  const newMigrationArchive = await rewrite(
    (head) => ({ ...head, tables: [], migrations: ["20991231000000"] }),
    "next.tgz",
  );
  expect(await refusal(newMigrationArchive, "untouched")).toMatch(
    /newer version: its database has the migration 20991231000000/,
  );
  expect(existsSync(join(root, "untouched"))).toBe(false);
});

it("a restore rejects an archive from before version 1.0 in one line", async () => {
  const rewriteMigrations = (migrations: string[]) =>
    rewrite((head) => ({ ...head, tables: [], migrations }), "before.tgz");
  const current = await listMigrations();
  for (const version of ["20250115090000", "20261127040000"]) {
    const path = await rewriteMigrations([version, ...current]);
    expect(await refusal(path, "untouched")).toMatch(
      new RegExp(
        `^\\S+before\\.tgz was made before version 1\\.0 \\(migration ${version}\\) and cannot be restored\\. Restore it with the version [^\n]+$`,
      ),
    );
  }
  expect(existsSync(join(root, "untouched"))).toBe(false);
});

it.each([
  ["an invalid list of migrations", { migrations: "all" }],
  ["an incomplete list of tables", { tables: [{ name: "public.contact_submissions" }] }],
  ["an invalid time of the backup", { moment: "yesterday" }],
  ["the name of another product", { product: "another" }],
])("a restore rejects with one line an archive with %s", async (_, values) => {
  const path = await rewrite((head) => ({ ...head, ...values }), "odd.tgz");
  const { code, errors } = await runHere(runRestore, [path], { DATA_DIR: join(root, "odd") });
  expect(code).toBe(1);
  expect(errors).toMatch(/^[^\n]*odd\.tgz [^\n]+\n$/);
});

it("a restore rejects an archive whose rows differ from its manifest", async () => {
  const path = await rewrite((head) => head, "emptied.tgz");
  expect(await refusal(path, "untouched")).toMatch(/the rows do not match the manifest/);
});

it("a restore rejects a data folder that a server has locked, or that is not empty", async () => {
  expect(await refusal(archive, "data")).toMatch(/is in use by|already contains a database/);
  const { files } = folderOf("littered");
  mkdirSync(join(files, "resumes"), { recursive: true });
  writeFileSync(join(files, "resumes", "1_a.pdf"), "a");
  expect(await refusal(archive, "littered")).toMatch(/already contains files\. Move/);
  expect(readFileSync(join(files, "resumes", "1_a.pdf"), "utf8")).toBe("a");
});

it.each([
  [[], "The path of the archive is missing. npm run restore -- --help shows the usage.\n"],
  [["a", "b"], "Expected one file, got 2. npm run restore -- --help shows the usage.\n"],
  [["/nowhere/a.tgz"], "There is no file /nowhere/a.tgz.\n"],
])("npm run restore rejects the arguments %j with a one-line error message", async (args, message) => {
  const { code, errors } = await runHere(runRestore, args, { DATA_DIR: join(root, "untouched") });
  expect([code, errors]).toEqual([1, message]);
});
