import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { isFullRun } from "../is-full-run.ts";
import { usePageFixture } from "./page-fixture.ts";
import { contact, fillForm, locateSendButton, quickLead, resume, type SampleForm } from "./sample-forms.ts";

// Without the back/forward cache, Back loads the page again, as a reload does.

const fixture = usePageFixture();

const locateHeading = (form: Locator): Locator => form.locator(".form-thanks h2");

const readLink = (form: Locator): Promise<string | null> =>
  form.locator(".form-thanks p a").first().getAttribute("href");

async function visitAndSend(sample: SampleForm, email: string) {
  const visit = await fixture.visitForm(sample, {
    before: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true })),
  });
  await fillForm(visit.form, sample, email);
  await locateSendButton(visit.form).click();
  await locateHeading(visit.form).waitFor();
  return visit;
}

async function leaveAndReturn(page: Page): Promise<void> {
  await page.goto(`${fixture.site.url}/about`);
  await page.goBack();
}

test.each(isFullRun ? [contact, quickLead, resume] : [contact])(
  "$name shows its thank-you message again after Back and a reload, until a new form is requested",
  async (sample) => {
    const { page, form, postedPaths, consoleProblems } = await visitAndSend(sample, "kept@thanks.example");
    const link = await readLink(form);
    expect(link).toContain("/receipt#");
    const steps = await form.locator(".form-thanks ol").textContent();

    for (const returnToPage of [() => leaveAndReturn(page), () => page.reload()]) {
      await returnToPage();
      await locateHeading(form).waitFor();
      expect(await locateHeading(form).textContent()).toBe(sample.successLines[0]);
      await expect.poll(() => readLink(form)).toBe(link);
      expect(await form.locator(".form-thanks ol").textContent()).toBe(steps);
      expect(await form.locator("form").count()).toBe(0);
      // The visitor did nothing here yet: focus and notices would scroll the page and announce old news.
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe("body");
      expect(await page.locator(".notice").count()).toBe(0);
    }
    expect(postedPaths.filter((path) => path.startsWith("/rest/"))).toHaveLength(1);

    await form.getByRole("button", { name: "Send another" }).click();
    await expect.poll(() => form.getByLabel(sample.email).inputValue()).toBe("");
    await leaveAndReturn(page);
    await form.getByLabel(sample.email).hover();
    await page.waitForFunction((tag) => customElements.get(tag) !== undefined, sample.tag);
    expect(await form.locator("form").isVisible()).toBe(true);
    expect(await locateHeading(form).count()).toBe(0);
    expect(consoleProblems).toEqual([]);
  },
);

test("thanks are also there after Back if the visitor followed a link within the page first", async () => {
  const { page, form } = await visitAndSend(contact, "fragment@thanks.example");
  await page.locator('a[href$="#contact"]').first().dispatchEvent("click");
  await expect.poll(() => new URL(page.url()).hash).toBe("#contact");
  await leaveAndReturn(page);
  await locateHeading(form).waitFor();
});

test("nothing that was typed is kept in the browser, and a new visit of the page has a new form", async () => {
  const { page, form } = await visitAndSend(contact, "typed@thanks.example");
  const kept = await page.evaluate(() =>
    JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).toContain(new URL((await readLink(form))!).hash.slice(1));
  for (const text of ["typed@thanks.example", ...Object.values(contact.texts)])
    expect(kept).not.toContain(text);
  await page.goto(`${fixture.site.url}/about`);
  await page.goto(fixture.site.url + contact.path);
  await form.getByLabel(contact.email).fill("new@thanks.example");
  await page.waitForFunction((tag) => customElements.get(tag) !== undefined, contact.tag);
  expect(await form.getByLabel(contact.email).inputValue()).toBe("new@thanks.example");
});
