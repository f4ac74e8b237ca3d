import type { Page, Response } from "playwright";
import { expect, test } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { usePageFixture } from "./page-fixture.ts";
import {
  contact,
  fillForm,
  sendForm,
  locateForm,
  resume,
  locateSendButton,
  readValues,
  testedForms,
} from "./sample-forms.ts";

// Forms in a browser without JavaScript. The server's responses are covered by tests/db/posted-forms.test.ts.

const fixture = usePageFixture();
const { sent, messages } = shippedSite;

const visit = async (path: string): Promise<Page> =>
  (await fixture.visit(path, { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })).page;

async function send(page: Page, form = page.locator("main form")): Promise<Response | null> {
  const [response] = await Promise.all([page.waitForNavigation(), locateSendButton(form).click()]);
  return response;
}

test.each(testedForms)("$name stores the same row with and without JavaScript", async (sample) => {
  const email = `plain${sample.path.length}@${sample.tag}.example`;
  const page = await visit(sample.path);
  const form = locateForm(page, sample);
  await fillForm(form, sample, email);
  const response = await send(page, form);
  expect(response?.status()).toBe(200);
  expect(response?.request().redirectedFrom()?.method()).toBe("POST");
  const successTexts = sample === resume ? ["Application Submitted!"] : sample.successLines;
  for (const line of successTexts) expect(await page.locator("main").innerText()).toContain(line);

  const script = `script${sample.path.length}@${sample.tag}.example`;
  const { page: scripted } = await fixture.visit(sample.path);
  const scriptedForm = locateForm(scripted, sample);
  await sendForm(scriptedForm, sample, script);
  const thanks = scripted.locator("main .form-thanks");
  await thanks.waitFor();
  // The thank-you message must not list the hidden field that names the form.
  expect(await thanks.innerText()).not.toMatch(/^[a-z-]+-form\b/m);
  const [plain] = await fixture.rows(sample.table, email);
  const [other] = await fixture.rows(sample.table, script);
  // Ignore columns that differ between visits or need a script.
  const own = ["id", "email", "created_at", "resume_file_path", "spam_score", "spam_reasons", "updated_at"];
  const pickSharedColumns = (row: object = {}) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !own.includes(name)));
  expect(pickSharedColumns(plain)).toEqual(pickSharedColumns(other));
  expect(plain?.spam_score).toBeLessThan(60);
});

test("a form sent without JavaScript lists invalid fields, and the browser's Back restores the input", async () => {
  const page = await visit(contact.path);
  const form = locateForm(page, contact);
  await fillForm(form, contact, `<b>"not & an address'`);
  const typed = await readValues(form);
  expect((await send(page, form))?.status()).toBe(422);
  expect(await page.title()).toBe(sent.check);
  expect(await page.locator("li").allInnerTexts()).toEqual([
    expect.stringMatching(new RegExp(`^${messages.labels.businessEmail}: `)),
  ]);
  await page.goBack();
  expect(await readValues(form)).toEqual(typed);
  await form.getByLabel("Business email").fill("mended@contact.example");
  await form.locator("[name$=-trap]").evaluate((trap: HTMLInputElement) => (trap.value = "spam words"));
  expect((await send(page, form))?.status()).toBe(200);
  const [row] = await fixture.rows("contact_submissions", "mended@contact.example");
  expect(row).toMatchObject({
    project_details: "Two river crossings.\nStart in May.",
    timeline: "Within a month",
    spam_reasons: { trap_filled: expect.any(Number) as number },
  });
});
