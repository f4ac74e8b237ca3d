import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closePages, openPage, getSharedBrowser } from "../browser/open-browser.ts";
import { measureUntil } from "../db/measure-until.ts";
import { openDesk, type OpenedDesk } from "./open-desk.ts";
import { insertLead } from "./insert-lead.ts";
import { startSite, type RunningSite } from "./start-site.ts";

let site: RunningSite;
let desk: OpenedDesk;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), getSharedBrowser()]);
  desk = await openDesk(site.dataDir, "Dana");
  ({ page } = await openPage(browser));
  await page.goto(desk.address);
  await page.getByRole("heading", { name: "No submissions yet" }).waitFor();
});

afterAll(async () => {
  await closePages(browser);
  await desk.stop();
  await site.stop();
});

test("the desk shows a new submission within two seconds", async () => {
  const seconds = await measureUntil(
    (seconds) => seconds < 2,
    async () => {
      const name = crypto.randomUUID();
      await insertLead(site, { first_name: name });
      const stored = performance.now();
      await page.locator(".lead-line", { hasText: name }).waitFor();
      return (performance.now() - stored) / 1_000;
    },
  );
  expect(seconds).toBeLessThan(2);
});
