import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { storedFilePath } from "../../server/data/files/folder-store.ts";
import { PUBLISHABLE_KEY } from "../../site/settings/publishable-key.ts";
import { runBackup } from "../../server/operator/backup/run-backup.ts";
import { runCommand } from "../run-command.ts";
import { runHere } from "../run-here.ts";
import { signIn } from "../db/desk/desk-client.ts";
import { copySecondRelease } from "../db/embedded-template.ts";
import { secondReleaseData } from "../db/second-release.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { startDesk } from "../db/desk/start-desk.ts";
import { startSite, type RunningSite } from "./start-site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({}, { prepareDataFolder: copySecondRelease });
});
afterAll(() => site.stop());

const archives = (folder: string) => readdirSync(folder).filter((name) => name.startsWith("before-upgrade-"));

test("a server started on the second release's data folder backs it up, and reports where", async () => {
  const [name = "", ...more] = archives(site.dataDir);
  expect(more).toEqual([]);
  const path = join(site.dataDir, name);
  expect(site.output().match(/^Upgrading the database.*$/gm)).toEqual([expect.stringContaining(`${path}: `)]);
  const verification = await runHere(runBackup, ["--verify", path]);
  expect(verification.output).toContain(`${path} is intact`);
});

test("rows, resumes, receipts and the desk are readable after an upgrade from the second release", async () => {
  expect(await site.rows("contact_submissions")).toMatchObject([
    { id: secondReleaseData.lead, email: "dana@example.com" },
  ]);
  expect(await site.rows("resume_submissions")).toMatchObject([
    { id: secondReleaseData.resume, resume_file_path: secondReleaseData.path },
  ]);
  expect(
    readFileSync(storedFilePath(dataFolderPaths(site.dataDir), "resumes", secondReleaseData.path)),
  ).toEqual(secondReleaseData.file);

  const receipt = await fetch(`${site.url}/rest/v1/rpc/read_receipt`, {
    method: "POST",
    headers: { apikey: PUBLISHABLE_KEY, "content-type": "application/json" },
    body: JSON.stringify({ receipt_key: secondReleaseData.key }),
  });
  expect(await receipt.json()).toMatchObject({ outcome: "found", sent: { email: "dana@example.com" } });

  const desk = await startDesk({ DATA_DIR: site.dataDir });
  try {
    const operator = await signIn(desk.origin, desk.session.key);
    const list = JSON.stringify(await operator.get("/leads"));
    for (const id of [secondReleaseData.lead, secondReleaseData.resume]) expect(list).toContain(id);
  } finally {
    await desk.stop();
  }
});

test("a server that cannot make its backup before an upgrade exits with one line, and leaves the database unchanged", async () => {
  const folder = temporaryFolder();
  await copySecondRelease(folder);
  const file = storedFilePath(dataFolderPaths(folder), "resumes", secondReleaseData.path);
  rmSync(file);
  mkdirSync(file);
  const { code, errors } = await runCommand("start", [], { DATA_DIR: folder, PORT: "0" });
  expect(code).toBe(1);
  expect(errors).toMatch(/^The database was not upgraded and is unchanged, because [^\n]+\n$/);
  expect(archives(folder)).toEqual([]);
});
