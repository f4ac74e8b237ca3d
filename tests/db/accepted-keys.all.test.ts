import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readAcceptedKeys } from "../../server/api/accepted-keys.ts";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { openFileStore } from "../../server/data/files/file-store.ts";
import { openBackup } from "../../server/jobs/backup/open-backup.ts";
import { restoreArchive } from "../../server/operator/backup/restore-archive.ts";
import { saveArchive } from "../../server/jobs/backup/save-archive.ts";
import { scanArchive } from "../../server/jobs/backup/scan-archive.ts";
import { PUBLISHABLE_KEY } from "../../site/settings/publishable-key.ts";
import { rewriteArchiveHead } from "./backup/rewrite-archive-head.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { describeBackend, serveBackend, type ServedBackend } from "./served-backend.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const EARLIER_KEY = "sb_publishable_dGhlIGtleSBvZiBhbiBlYXJsaWVy";
const SECRET = "sb_secret_dGhlIGtleSBvZiBhbiBlYXJsaWVy";
const SERVICE_ROLE = `e30.${Buffer.from('{"role":"service_role"}').toString("base64url")}.c2lnbmF0dXJl`;

async function statusOf(backend: ServedBackend, apikey: string): Promise<number> {
  const headers = { apikey, "content-type": "application/json" };
  const body = JSON.stringify({ email: "kim@example.com" });
  const request = { method: "POST", headers, body };
  return (await backend.app.request("/rest/v1/salary_report_downloads", request, {})).status;
}

describeBackend("the API", { additionalKey: "sb_publishable_of_the_setting" }, (backend) => {
  it("accepts only the key in the site's pages and PUBLISHABLE_KEY", async () => {
    expect(await statusOf(backend, PUBLISHABLE_KEY)).toBe(201);
    expect(await statusOf(backend, "sb_publishable_of_the_setting")).toBe(201);
    for (const key of [EARLIER_KEY, `${PUBLISHABLE_KEY}x`, "undefined", " "])
      expect(await statusOf(backend, key), key).toBe(401);
  });

  it("generates no API key", async () => {
    expect(existsSync(join(backend.dataDir, "publishable-key"))).toBe(false);
    expect(await backend.database.query("select from private.publishable_key")).toEqual([]);
  });

  it("ignores a key file that is empty or contains other values than publishable keys", async () => {
    for (const text of ["\n", [SECRET, SERVICE_ROLE, "short", "two words that are long"].join("\n")]) {
      const folder = join(backend.dataDir, crypto.randomUUID());
      mkdirSync(folder);
      writeFileSync(join(folder, "publishable-key"), text);
      expect(await readAcceptedKeys(folder, backend.database, undefined)).toEqual([PUBLISHABLE_KEY]);
    }
  });

  it("accepts the key that servers of an earlier version shared, unless it is a secret key", async () => {
    const readKeys = () => readAcceptedKeys(backend.dataDir, backend.database, undefined);
    await backend.database.query("insert into private.publishable_key (value) values ($1)", [EARLIER_KEY]);
    expect(await readKeys()).toEqual([PUBLISHABLE_KEY, EARLIER_KEY]);
    await backend.database.query("update private.publishable_key set value = $1", [SECRET]);
    expect(await readKeys()).toEqual([PUBLISHABLE_KEY]);
  });
});

it("the key of a data folder from an earlier version is accepted in addition to the pages' key, since scripts that partners have pinned send it, and a restore of a backup adds it to the accepted keys", async () => {
  const root = temporaryFolder();
  const keyFile = (name: string) => join(root, name, "publishable-key");
  const dataDir = join(root, "earlier");
  mkdirSync(dataDir);
  await copyEmbeddedTemplate(dataDir);
  writeFileSync(keyFile("earlier"), `${EARLIER_KEY}\n`);
  const archive = join(root, "archive.tgz");
  const backend = await serveBackend({ dataDir });
  try {
    for (const key of [EARLIER_KEY, PUBLISHABLE_KEY]) expect(await statusOf(backend, key)).toBe(201);
    expect(readFileSync(keyFile("earlier"), "utf8")).toBe(`${EARLIER_KEY}\n`);
    const folder = dataFolderPaths(dataDir);
    const backupOptions = { database: backend.database, isEmbedded: true, folder };
    await saveArchive(openBackup({ ...backupOptions, files: openFileStore(folder, undefined) }), archive);
  } finally {
    await backend.close();
  }

  const { head } = await scanArchive(archive);
  expect(head.publishableKey).toBe(EARLIER_KEY);
  const forgedArchive = join(root, "forged.tgz");
  const keys = [EARLIER_KEY, SECRET, SERVICE_ROLE, "", "short"];
  await rewriteArchiveHead(archive, forgedArchive, { publishableKey: keys.join("\n") });

  mkdirSync(join(root, "other"));
  writeFileSync(keyFile("other"), "sb_publishable_of_that_place\n");
  const restoreTarget = { folder: dataFolderPaths(join(root, "other")), retention: {} };
  await expect(restoreArchive(forgedArchive, restoreTarget)).rejects.toThrow(
    "head.json has an invalid value for publishableKey",
  );
  await restoreArchive(archive, restoreTarget);
  expect(readFileSync(keyFile("other"), "utf8")).toBe(`sb_publishable_of_that_place\n${EARLIER_KEY}\n`);
});
