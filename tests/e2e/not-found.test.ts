import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openPage } from "../browser/open-browser.ts";
import { startSite, type RunningSite } from "./start-site.ts";

let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

test("an unknown path shows 404, says so, logs the path, and leads home", async () => {
  const { page, complaints } = await openPage(browser);
  const response = await page.goto(`${site.url}/insights/no-such-article?from=mail`);
  expect(response?.status()).toBe(404);
  await page.getByText("404", { exact: true }).first().waitFor();
  await page.getByRole("heading", { level: 1, name: "Oops! Page not found" }).waitFor();
  // One line is the browser's own about the status.
  await expect
    .poll(() => complaints.filter((text) => text.includes("/insights/no-such-article")))
    .toHaveLength(1);
  await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL(`${site.url}/`);
});

test("a page that exists logs no path", async () => {
  const { page, complaints } = await openPage(browser);
  await page.goto(`${site.url}/about`, { waitUntil: "networkidle" });
  expect(complaints).toEqual([]);
});
