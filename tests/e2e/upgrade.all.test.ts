import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { storedFilePath } from "../../server/data/files/folder-store.ts";
import { PUBLISHABLE_KEY } from "../../site/settings/publishable-key.ts";
import { signIn } from "../db/desk/desk-client.ts";
import { copySecondRelease } from "../db/embedded-template.ts";
import { secondReleaseData } from "../db/second-release.ts";
import { startDesk } from "../db/desk/start-desk.ts";
import { startSite, type RunningSite } from "./start-site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({}, { prepareDataFolder: copySecondRelease });
});
afterAll(() => site.stop());

test("rows, resumes, receipts and the desk are readable after an upgrade from the second release", async () => {
  expect(site.output()).toMatch(/^Upgrading the database, after a backup to \S+\.tgz: /m);
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
