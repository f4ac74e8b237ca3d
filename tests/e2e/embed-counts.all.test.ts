import { expect, test } from "vitest";
import { useEmbedFixture } from "./embed-fixture.ts";
import { simulateHiddenTab, markVisibleForms } from "./form-counts-fixture.ts";

const fixture = useEmbedFixture();

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
