import type { Page } from "playwright";
import { expect, test } from "vitest";
import { LEAD_SUCCESS_MESSAGE, sendLead } from "./embed-fixture.ts";
import { useIsolatedPageFixture } from "./page-fixture.ts";
import { simulateHiddenTab, markVisibleForms, readFormCounts } from "./form-counts-fixture.ts";

const fixture = useIsolatedPageFixture();
const FORM = "main lead-form";
const COUNT = "/rest/v1/rpc/count_forms";

async function storeLead(page: Page, email: string): Promise<void> {
  await sendLead(page, email, FORM);
  await page.getByText(LEAD_SUCCESS_MESSAGE).first().waitFor();
}

test("a form's counts are sent once, when its page is hidden or closed", async () => {
  const { page, postedPaths } = await fixture.visit("/insights/project-manager-hiring-guide", {
    before: markVisibleForms,
  });
  await page.locator(FORM).scrollIntoViewIfNeeded();
  await page.locator(`${FORM} form[data-test-seen]`).waitFor();
  await page.locator(FORM).getByLabel("Role you need").fill("Superintendent");
  expect(postedPaths).toEqual([]);
  const countRequest = page.waitForRequest((request) => request.url().endsWith(COUNT));
  await simulateHiddenTab(page);
  expect((await countRequest).postData()).toBe(
    ["shown", "start"]
      .map((what) => `${what} lead-form,pm_hiring_guide, /insights/project-manager-hiring-guide\n`)
      .join(""),
  );
  await simulateHiddenTab(page);
  expect(postedPaths).toEqual([COUNT]);
  await storeLead(page, "counted@counts.example");
  await page.goto(`${fixture.site.url}/about`);
  await expect
    .poll(() => readFormCounts(fixture.site.dataDir, "pm_hiring_guide"), { interval: 500 })
    .toMatchObject({ seen: 1, started: 1, sent: 1, failed: 0 });
});

test("a page sends no counts with Global Privacy Control, but its forms' submissions are stored", async () => {
  const { page, postedPaths } = await fixture.visit("/insights/project-manager-hiring-guide", {
    before: (openedPage) =>
      openedPage.addInitScript(() =>
        Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
      ),
  });
  await page.locator(FORM).scrollIntoViewIfNeeded();
  await storeLead(page, "private@counts.example");
  await simulateHiddenTab(page);
  await page.goto(`${fixture.site.url}/about`);
  expect(await fixture.rows("contact_submissions", "private@counts.example")).toHaveLength(1);
  expect(postedPaths).toEqual(["/rest/v1/contact_submissions"]);
});
