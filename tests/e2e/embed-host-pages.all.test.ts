import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { DrivenBrowser } from "../browser/driven-browser.ts";
import { driveChromium } from "../browser/drive-chromium.ts";
import { driveFirefox, describeMissingFirefox } from "../browser/drive-firefox.ts";
import { driveWebkit, describeMissingWebkit } from "../browser/drive-webkit.ts";
import { HOST_PAGES, serveHostPages } from "../hosts/host-pages.ts";
import { sendFromHost } from "../hosts/send-from-host.ts";
import { readStoredRows } from "./read-stored-rows.ts";

const site = inject("sharedSite");
let hosts: Awaited<ReturnType<typeof serveHostPages>>;
beforeAll(async () => {
  hosts = await serveHostPages(site.url);
});
afterAll(() => hosts.close());

const browsers = [
  { name: "Chromium", drive: driveChromium, reason: undefined },
  { name: "Firefox ESR", drive: driveFirefox, reason: describeMissingFirefox() },
  { name: "WebKitGTK", drive: driveWebkit, reason: describeMissingWebkit() },
];
for (const { name, reason } of browsers) if (reason) console.log(`${name}: skipped, ${reason}.`);

/** WebKit blocks scripts in frames whose sandbox lacks `allow-same-origin`. */
const isBlockedByBrowser = (name: string, page: string) => name === "WebKitGTK" && page === "sandboxed-frame";

for (const { name, drive, reason } of browsers)
  describe.skipIf(reason)(`in ${name}`, () => {
    let browser: DrivenBrowser;
    beforeAll(async () => {
      browser = await drive();
    });
    afterAll(() => browser.close());

    test.each(HOST_PAGES.filter(([page]) => !isBlockedByBrowser(name, page)))(
      "a form on the host page %s (%s) is filled in by keyboard, and sent once",
      async (page) => {
        const email = `${crypto.randomUUID().slice(0, 8)}@h.example`;
        await sendFromHost(browser, `${hosts.origin}/${page}`, email);
        const rows = await readStoredRows({ DATA_DIR: site.dataDir }, "contact_submissions", email);
        expect(rows).toHaveLength(1);
        expect(rows[0]).toMatchObject({
          position_type: "Foreman jk",
          context: "partner",
          partner: "acme-jobs",
        });
        expect(String(rows[0]?.page_url).startsWith(`${hosts.origin}/`)).toBe(true);
      },
    );
  });
