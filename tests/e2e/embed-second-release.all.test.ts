import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyEmbeddedTemplate } from "../db/embedded-template.ts";
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

/** Makes a data folder with the key that the second release generated. */
async function addEarlierKey(dataDir: string): Promise<void> {
  await copyEmbeddedTemplate(dataDir);
  writeFileSync(join(dataDir, "publishable-key"), `${KEY}\n`);
}

let site: RunningSite;
const fixture = useEmbedFixture(() => site);
beforeAll(async () => {
  site = await startSite({}, { prepareDataFolder: addEarlierKey });
});
afterAll(() => site.stop());

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
