import { expect, test } from "vitest";
import { openBrowserWithBackForwardCache } from "../browser/open-browser.ts";
import { useFormFixture } from "./form-fixture.ts";
import { fillForm, locateForm, quickLead, readNotice, resume, locateSendButton } from "./sample-forms.ts";

const fixture = useFormFixture(openBrowserWithBackForwardCache);

test.each([quickLead, resume])(
  "$name can be sent from a page restored from the back/forward cache",
  async (sample) => {
    const email = `${sample.tag}@restored.example`;
    const { page, messages } = await fixture.visit(sample.path, {
      before: (openedPage) =>
        openedPage.addInitScript(() => {
          addEventListener("pageshow", ({ persisted }) => {
            document.documentElement.dataset["testRestored"] = String(persisted);
          });
        }),
    });
    const form = locateForm(page, sample);
    await fillForm(form, sample, email);
    await page.waitForFunction((tag) => customElements.get(tag) !== undefined, sample.tag);
    await page.goto(`${fixture.site.url}/about`);
    await page.evaluate(() => history.back());
    await page.locator("html[data-test-restored=true]").waitFor();
    await expect.poll(() => form.getByLabel(sample.email).inputValue()).toBe(email);
    await locateSendButton(form).click();
    expect(await readNotice(page, "status")).toEqual(sample.successLines);
    expect(await fixture.rows(sample.table, email)).toHaveLength(1);
    expect(messages).toEqual([]);
  },
);
