import type { Page } from "playwright";
import { expect, test } from "vitest";
import { useEmbedFixture } from "./embed-fixture.ts";
import { simulateHiddenTab, markVisibleForms, readFormCounts } from "./form-counts-fixture.ts";

const fixture = useEmbedFixture();

const waitUntilSeen = (page: Page) =>
  page.locator("lead-form [data-test-seen]").waitFor({ state: "attached" });

/** A known partner whose forms no other test embeds on the shared site, so that its counts can be compared. */
const COUNTED_PARTNER = "hard-hat-board";

test("a form on a partner's page reports its counts when the page is closed, without cookies or storage", async () => {
  const { page, consoleMessages } = await fixture.embed(
    `<lead-form context="partner" partner="${COUNTED_PARTNER}"></lead-form>`,
    { before: markVisibleForms, query: "?who=kim#top" },
  );
  await waitUntilSeen(page);
  await fixture.storeLead(page, "partner@counts.example");
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
    "",
    0,
    0,
  ]);
  await page.goto("about:blank");
  await expect
    .poll(() => readFormCounts(fixture.site.dataDir, "partners", COUNTED_PARTNER))
    .toMatchObject({ seen: 1, started: 1, sent: 1, failed: 0 });
  expect(consoleMessages).toEqual([]);
});

test("a form whose context changes is counted as seen only once, and its later events count under the new context", async () => {
  const { page } = await fixture.embed(`<lead-form partner="acme-jobs"></lead-form>`, {
    before: markVisibleForms,
  });
  await waitUntilSeen(page);
  const form = page.locator("lead-form");
  for (const context of ["partner", "partner_b", "partner_c"])
    await form.evaluate((host, name) => host.setAttribute("context", name), context);
  await form.getByLabel("Role you need").fill("Superintendent");
  const countRequest = page.waitForRequest((request) => request.url().endsWith("/rpc/count_forms"));
  await simulateHiddenTab(page);
  const path = new URL(page.url()).pathname;
  expect((await countRequest).postData()).toBe(
    `shown lead-form,general,acme-jobs ${path}\nstart lead-form,partner_c,acme-jobs ${path}\n`,
  );
});

test("a form in the sandbox is not counted, but another form on the same page is", async () => {
  const { page } = await fixture.embed(
    `<lead-form context="partner" partner="acme-jobs" sandbox></lead-form>
     <salary-report-form partner="acme-jobs"></salary-report-form>`,
    { before: markVisibleForms, query: "?who=kim#top" },
  );
  await waitUntilSeen(page);
  await page.locator("salary-report-form").scrollIntoViewIfNeeded();
  await page.locator("salary-report-form [data-test-seen]").waitFor({ state: "attached" });
  const formCountRequest = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/rpc/count_forms"),
  );
  await simulateHiddenTab(page);
  const path = new URL(page.url()).pathname;
  expect((await formCountRequest).postData()).toBe(`shown salary-report-form,,acme-jobs ${path}\n`);
});
