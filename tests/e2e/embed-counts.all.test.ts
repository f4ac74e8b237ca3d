import { expect, test } from "vitest";
import { useEmbedFixture } from "./embed-fixture.ts";
import { simulateHiddenTab, markVisibleForms, readFormCounts } from "./form-counts-fixture.ts";

const fixture = useEmbedFixture();

/** A known partner whose forms no other test embeds on the shared site, so that its counts can be compared. */
const COUNTED_PARTNER = "hard-hat-board";

test("a form on a partner's page reports its counts when the page is closed, without cookies or storage", async () => {
  const { page, consoleMessages } = await fixture.embed(
    `<lead-form context="partner" partner="${COUNTED_PARTNER}"></lead-form>`,
    { before: markVisibleForms, query: "?who=kim#top" },
  );
  await page.locator("lead-form [data-test-seen]").waitFor({ state: "attached" });
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

test("a form whose context changes is counted as seen only once, its later events count under the new context, and a form in the sandbox is not counted", async () => {
  const { page } = await fixture.embed(
    `<lead-form partner="acme-jobs"></lead-form><lead-form id="sandbox" sandbox></lead-form>
     <salary-report-form partner="acme-jobs"></salary-report-form>`,
    { before: markVisibleForms, query: "?who=kim#top" },
  );
  for (const form of ["lead-form:not([id])", "#sandbox", "salary-report-form"]) {
    await page.locator(form).scrollIntoViewIfNeeded();
    await page.locator(`${form} [data-test-seen]`).waitFor({ state: "attached" });
  }
  const form = page.locator("lead-form").first();
  for (const context of ["partner", "partner_b", "partner_c"])
    await form.evaluate((host, name) => host.setAttribute("context", name), context);
  for (const field of await page.getByLabel("Role you need").all()) await field.fill("Superintendent");
  const countRequest = page.waitForRequest((request) => request.url().endsWith("/rpc/count_forms"));
  await simulateHiddenTab(page);
  const path = new URL(page.url()).pathname;
  expect((await countRequest).postData()).toBe(
    [
      `shown lead-form,general,acme-jobs ${path}`,
      `shown salary-report-form,,acme-jobs ${path}`,
      `start lead-form,partner_c,acme-jobs ${path}\n`,
    ].join("\n"),
  );
});
