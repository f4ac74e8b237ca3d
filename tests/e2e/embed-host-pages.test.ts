import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { driveChromium } from "../browser/drive-chromium.ts";
import type { DrivenBrowser } from "../browser/driven-browser.ts";
import { HOST_PAGES, serveHostPages } from "../hosts/host-pages.ts";
import { sendFromHost } from "../hosts/send-from-host.ts";
import { storedLeads } from "../hosts/stored-leads.ts";

const site = inject("sharedSite");
let hosts: Awaited<ReturnType<typeof serveHostPages>>;
let browser: DrivenBrowser;
beforeAll(async () => {
  hosts = await serveHostPages(site.url);
  browser = await driveChromium();
});
afterAll(async () => {
  await browser.close();
  hosts.close();
});

test.each(HOST_PAGES)(
  "on the host page %s (%s) the form is filled in by keyboard, and sent once",
  async (name) => {
    const email = `${name}@hosts.example`;
    await sendFromHost(browser, `${hosts.origin}/${name}`, email);
    const rows = await storedLeads(site.dataDir, email);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ position_type: "Foreman jk", context: "partner", partner: "acme-jobs" });
    expect(String(rows[0]?.page_url).startsWith(`${hosts.origin}/`)).toBe(true);
  },
);
