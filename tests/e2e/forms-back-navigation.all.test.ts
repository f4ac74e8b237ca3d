import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { usePageFixture } from "./page-fixture.ts";
import { contact, employerLead, fillForm, resume, readValues } from "./sample-forms.ts";

// Without the back-forward cache, going back reloads the page, and the browser restores what was typed.

const fixture = usePageFixture();

const readTypedValues = async (form: Locator) => ({ ...(await readValues(form)), resume: "" });

test.each([contact, employerLead, resume])(
  "$name restores its input when the visitor returns from another page",
  async (sample) => {
    const { page, form } = await fixture.visitForm(sample);
    await fillForm(form, sample, "back@another.example");
    const filledValues = await readTypedValues(form);
    await page.evaluate(() => Object.assign(globalThis, { isLeft: true }));
    await page.goto(`${fixture.site.url}/about`);
    await page.goBack();
    expect(await page.evaluate(() => "isLeft" in globalThis)).toBe(false);
    await expect.poll(() => readTypedValues(form)).toEqual(filledValues);
    await form.getByLabel(sample.email).hover();
    await page.waitForFunction((tag) => customElements.get(tag) !== undefined, sample.tag);
    expect(await readTypedValues(form)).toEqual(filledValues);
  },
);
