import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWholeBrowser, openPage } from "../browser/open-browser.ts";
import { holdRequests } from "./hold-requests.ts";
import { startSite, type RunningSite } from "./start-site.ts";

let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openWholeBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

test("a visitor sends the contact form, and the operator reads the row", async () => {
  const { page, complaints } = await openPage(browser);
  await page.goto(`${site.url}/`);
  const form = page.locator("contact-form");
  await form.getByLabel("First name").fill("Dana");
  await form.getByLabel("Last name").fill("Okafor");
  await form.getByLabel("Company name").fill("Halvorsen Pike");
  await form.getByLabel("Business email").fill("dana@halvorsenpike.example");
  await form.getByLabel("Project details").fill("Two river crossings");
  await form.getByRole("button").click();
  await page.getByText("We'll connect you with elite talent within 24 hours.").first().waitFor();

  const row = site.rows("contact_submissions").find(({ email }) => email === "dana@halvorsenpike.example");
  expect(row).toMatchObject({
    first_name: "Dana",
    last_name: "Okafor",
    company_name: "Halvorsen Pike",
    project_details: "Two river crossings",
    phone: null,
    source: "contact_form",
  });
  await form.getByRole("button", { name: "Send another" }).waitFor();
  expect(complaints).toEqual([]);
});

test("input before the scripts have loaded, and a Send pressed twice, make exactly one row", async () => {
  const { page, complaints } = await openPage(browser);
  // A slow connection: the page loads immediately, the form's script late.
  const arrive = await holdRequests(page, "**/widgets/contact-form-*");
  await page.goto(`${site.url}/`, { waitUntil: "commit" });
  const form = page.locator("contact-form");
  await form.getByLabel("First name").pressSequentially("Ann");
  expect(await page.evaluate(() => customElements.get("contact-form") === undefined)).toBe(true);
  await form.getByLabel("Last name").fill("Lee");
  await form.getByLabel("Company name").fill("Kestrel Civil");
  await form.getByLabel("Business email").fill("ann@kestrel.example");
  // The loader has to be loaded to catch a Send; the form's code is not yet.
  await page.waitForLoadState("load");
  await form.getByRole("button").dblclick();
  await form.locator("form[data-waiting]").waitFor();
  arrive();
  await page.getByText("We'll connect you with elite talent within 24 hours.").first().waitFor();

  const rows = site.rows("contact_submissions").filter(({ email }) => email === "ann@kestrel.example");
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ first_name: "Ann", last_name: "Lee", company_name: "Kestrel Civil" });
  expect(complaints).toEqual([]);
});

test("without a backend the visitor is informed, keeps the input, and one row is stored when it returns", async () => {
  const { page } = await openPage(browser);
  await page.goto(`${site.url}/`);
  const form = page.locator("contact-form");
  await form.getByLabel("First name").fill("Sam");
  await form.getByLabel("Last name").fill("Reyes");
  await form.getByLabel("Company name").fill("Bluestem Builders");
  await form.getByLabel("Business email").fill("sam@bluestem.example");
  await page.waitForFunction(() => customElements.get("contact-form") !== undefined);
  await page.waitForLoadState("networkidle");
  await site.kill();
  await form.getByRole("button").click();
  await page.getByRole("alert").getByText("Submission failed").waitFor();
  expect(await form.getByLabel("Business email").inputValue()).toBe("sam@bluestem.example");
  await site.restart();
  await form.locator('button[type="submit"]').click();
  await page.getByText("We'll connect you with elite talent within 24 hours.").first().waitFor();
  expect(
    site.rows("contact_submissions").filter(({ email }) => email === "sam@bluestem.example"),
  ).toHaveLength(1);
});

test("the home page shifts nothing while it loads and logs nothing to the console", async () => {
  const { page, complaints } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    Object.assign(globalThis, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (globalThis as unknown as { layoutShift: number }).layoutShift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`${site.url}/`, { waitUntil: "networkidle" });
  expect(await page.evaluate(() => (globalThis as unknown as { layoutShift: number }).layoutShift)).toBe(0);
  expect(complaints).toEqual([]);
});
