import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { storedFilePath } from "../../server/data/files/folder-store.ts";
import { PUBLISHABLE_KEY } from "../../site/settings/publishable-key.ts";
import { signIn } from "../db/desk/desk-client.ts";
import { copySecondRelease } from "../db/embedded-template.ts";
import { secondReleaseData } from "../db/second-release.ts";
import { startDesk } from "../db/desk/start-desk.ts";
import { useEmbedFixture } from "./embed-fixture.ts";
import { startSite, type RunningSite } from "./start-site.ts";

/**
 * The compressed script that the second release served at `/embed/1.0.0/`. Partners' pages may still use this
 * exact file, since its hash is pinned in their markup.
 */
const folder = new URL("./second-release/", import.meta.url);
const [packed = ""] = readdirSync(folder);
const name = packed.replace(/\.br$/, "");
const script = brotliDecompressSync(readFileSync(new URL(packed, folder)));

const KEY = "sb_publishable_UL8y-gbqHpMZgoo8T3ADtBrvg_zETm7z";

/** Makes a data folder as the second release left it, with the key that it generated. */
async function makeEarlierFolder(dataDir: string): Promise<void> {
  await copySecondRelease(dataDir);
  writeFileSync(join(dataDir, "publishable-key"), `${KEY}\n`);
}

let site: RunningSite;
const fixture = useEmbedFixture(() => site);
beforeAll(async () => {
  site = await startSite({}, { prepareDataFolder: makeEarlierFolder });
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

test("a form that a partner pinned in the second release can still be sent with that release's key", async () => {
  expect(script.toString()).toContain(KEY);
  const address = `${site.url}/embed/1.0.0/${name}`;
  const integrity = `sha384-${createHash("sha384").update(script).digest("base64")}`;
  const keys: (string | undefined)[] = [];
  const { page, consoleMessages } = await fixture.visit(
    `<script async src="${address}" integrity="${integrity}" crossorigin="anonymous"></script>
    <lead-form context="partner" partner="acme-jobs"></lead-form>`,
    {
      before: async (one) => {
        one.on("request", (request) => {
          if (request.url().endsWith("/contact_submissions")) keys.push(request.headers()["apikey"]);
        });
        await one.route(address, (route) =>
          route.fulfill({
            body: script,
            contentType: "text/javascript",
            headers: { "access-control-allow-origin": "*" },
          }),
        );
      },
    },
  );
  expect(await fixture.storeLead(page, "pinned@client.example")).toMatchObject({
    position_type: "Superintendent",
    context: "partner",
    partner: "acme-jobs",
  });
  expect(keys).toEqual([KEY]);
  expect(consoleMessages).toEqual([]);
});
