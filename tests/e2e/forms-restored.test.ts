import { expect, test } from "vitest";
import { openBrowserWithBackForwardCache } from "../browser/open-browser.ts";
import { usePageFixture } from "./page-fixture.ts";
import { fillForm, locateForm, readNotice, resume, locateSendButton } from "./sample-forms.ts";

const fixture = usePageFixture(openBrowserWithBackForwardCache);

test("a form can be sent from a page restored from the back/forward cache", async () => {
  const email = "resume@restored.example";
  const { page, consoleProblems } = await fixture.visit(resume.path, {
    before: (openedPage) =>
      openedPage.addInitScript(() => {
        addEventListener("pageshow", ({ persisted }) => {
          document.documentElement.dataset["testRestored"] = String(persisted);
        });
      }),
  });
  const form = locateForm(page, resume);
  await fillForm(form, resume, email);
  await page.waitForFunction((tag) => customElements.get(tag) !== undefined, resume.tag);
  await page.goto(`${fixture.site.url}/about`);
  await page.evaluate(() => history.back());
  await page.locator("html[data-test-restored=true]").waitFor();
  await expect.poll(() => form.getByLabel(resume.email).inputValue()).toBe(email);
  await locateSendButton(form).click();
  expect(await readNotice(page, "status")).toEqual(resume.successLines);
  expect(await fixture.rows(resume.table, email)).toHaveLength(1);
  expect(consoleProblems).toEqual([]);
});
