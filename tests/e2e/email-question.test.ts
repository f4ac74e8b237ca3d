import { expect, test } from "vitest";
import { usePageFixture } from "./page-fixture.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { hasFocus } from "./has-focus.ts";
import { holdRequests } from "./hold-requests.ts";
import { locateForm, locateSendButton, salaryReport } from "./sample-forms.ts";
import { spanishSite } from "./spanish-site.ts";

const fixture = usePageFixture();

test("a mistyped email is questioned, and the question is answered by one key", async () => {
  const { page, form } = await fixture.visitForm(salaryReport);
  const email = form.getByLabel(salaryReport.email);
  await email.pressSequentially("question-1@gmial.con");
  const question = form.getByRole("button", { name: "Did you mean question-1@gmail.com?" });
  await question.waitFor();
  expect(await findViolations(page, WCAG)).toEqual([]);
  await email.press("Tab");
  expect(await hasFocus(question)).toBe(true);
  await page.keyboard.press("Enter");
  expect(await email.inputValue()).toBe("question-1@gmail.com");
  await page.keyboard.press("Enter");
  await form.locator(".form-thanks").waitFor();
  expect((await fixture.rows("salary_report_downloads", "question-1@gmail.com")).length).toBe(1);
});

test("an immediate Send asks once, and the next one sends what is typed", async () => {
  const { form } = await fixture.visitForm(salaryReport);
  await form.getByLabel(salaryReport.email).fill("question-2@acme.con");
  await locateSendButton(form).click();
  const question = form.getByRole("button", { name: "Did you mean question-2@acme.com?" });
  await question.waitFor();
  expect(await hasFocus(question)).toBe(true);
  await locateSendButton(form).click();
  await form.locator(".form-thanks").waitFor();
  expect((await fixture.rows("salary_report_downloads", "question-2@acme.con")).length).toBe(1);
});

test("a Send that asks takes the notice about the invalid address with it", async () => {
  const { form } = await fixture.visitForm(salaryReport);
  const email = form.getByLabel(salaryReport.email);
  await email.fill("question-4@acme");
  await locateSendButton(form).click();
  const notice = form.getByRole("alert").filter({ hasText: "email address" });
  await notice.waitFor();
  await email.fill("question-4@gmial.com");
  await locateSendButton(form).click();
  const question = form.getByRole("button", { name: "Did you mean question-4@gmail.com?" });
  await question.waitFor();
  await notice.waitFor({ state: "hidden" });
  expect(await hasFocus(question)).toBe(true);
});

test("a Send before the question's code has loaded asks when it has", async () => {
  const { page } = await fixture.visit("/");
  const release = await holdRequests(page, /email-question-/);
  const form = locateForm(page, salaryReport);
  await form.getByLabel(salaryReport.email).fill("question-3@acme.con");
  await locateSendButton(form).click();
  release();
  await form.getByRole("button", { name: "Did you mean question-3@acme.com?" }).waitFor();
  await locateSendButton(form).click();
  await form.locator(".form-thanks").waitFor();
  expect((await fixture.rows("salary_report_downloads", "question-3@acme.con")).length).toBe(1);
});

test("a Spanish form asks in Spanish", async () => {
  const { page } = await fixture.visit(spanishSite.addresses.get("/resume")!);
  const form = page.locator("main resume-form");
  await form.getByLabel(spanishSite.messages.labels.email).fill("ana@hotmial.com");
  await form.getByRole("button", { name: "¿Quiso escribir ana@hotmail.com?" }).waitFor();
});
