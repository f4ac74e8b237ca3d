import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { EXPECT_TIMEOUT, useFormFixture } from "./form-fixture.ts";
import { hasFocus } from "./has-focus.ts";
import {
  contact,
  employerLead,
  fillForm,
  locateForm,
  quickLead,
  readNotice,
  remoteWork,
  resume,
  salaryReport,
  SAMPLE_FORMS,
  locateSendButton,
  type SampleForm,
  testedForms,
} from "./sample-forms.ts";
import { isFullRun } from "../is-full-run.ts";

const fixture = useFormFixture();

const readFocus = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const descriptionIds = (field.getAttribute("aria-describedby") ?? "").split(" ");
    const error = descriptionIds.map((id) => document.getElementById(id)?.textContent ?? "")[0];
    return { name: field.name, isInvalid: field.getAttribute("aria-invalid") === "true", error };
  });

const FIRST_ERRORS: [name: string, sample: SampleForm, field: string, error: string][] = [
  [quickLead.name, quickLead, "company", "Enter your company name"],
  [contact.name, contact, "firstName", "Enter your first name"],
  [employerLead.name, employerLead, "name", "Enter your name"],
  [salaryReport.name, salaryReport, "email", "Email required"],
  [remoteWork.name, remoteWork, "role", "Enter the role you need"],
  [resume.name, resume, "firstName", "Enter your first name"],
];

test.each(FIRST_ERRORS)("%s moves focus to its first invalid field", async (_name, sample, field, error) => {
  const { page } = await fixture.visit(sample.path);
  const form = locateForm(page, sample);
  await locateSendButton(form).click();
  await form.locator(".field-error").getByText(error, { exact: true }).waitFor();
  // Focus moves only after the error has been rendered.
  await expect.poll(() => readFocus(page)).toEqual({ name: field, isInvalid: true, error });
  await page.keyboard.type("x");
  await expect
    .poll(() => form.locator(".field-error").getByText(error, { exact: true }).count(), EXPECT_TIMEOUT)
    .toBe(0);
});

describe("a form's notices", () => {
  test.runIf(isFullRun)("have empty live regions on the page before there is a message", async () => {
    for (const sample of SAMPLE_FORMS) {
      const { page } = await fixture.visit(sample.path);
      const liveRegions = locateForm(page, sample).locator("form ~ [role], :has(+ form)[role]");
      const roles = await liveRegions.evaluateAll((regions) =>
        regions.map((region) => [region.role, (region as HTMLElement).innerText]),
      );
      expect(roles, sample.name).toEqual([
        ["alert", ""],
        ["alert", ""],
        ["status", ""],
      ]);
    }
  });

  test("announce a success as a status that disappears, and a failure as an alert that stays until dismissed", async () => {
    const { page } = await fixture.visit(salaryReport.path);
    await page.clock.install();
    const form = locateForm(page, salaryReport);
    await page.route("**/rest/v1/**", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await fillForm(form, salaryReport, "stay@notice.example");
    await locateSendButton(form).click();
    const alert = form.getByRole("alert").getByText("Something went wrong");
    await alert.waitFor();
    expect(await form.locator("[role=status] > .notice").count()).toBe(0);
    await page.clock.runFor(10 * 60_000);
    expect(await alert.isVisible()).toBe(true);
    await page.getByRole("button", { name: "Dismiss" }).press("Enter");
    await alert.waitFor({ state: "detached" });
    expect(await hasFocus(locateSendButton(form))).toBe(true);

    await locateSendButton(form).click();
    const status = form.getByRole("status").getByText("We'll email you the report.");
    await status.waitFor();
    expect(await form.getByRole("alert").textContent()).toBe("");
    await page.clock.runFor(60_000);
    await status.waitFor({ state: "detached" });
  });

  test.runIf(isFullRun)("do not take focus away from the form", async () => {
    const { page } = await fixture.visit(contact.path);
    const form = locateForm(page, contact);
    await fillForm(form, contact, "focus@notice.example");
    await page.route("**/rest/v1/**", (route) => route.fulfill({ status: 500, json: {} }));
    await form.getByLabel("Business email").press("Enter");
    await readNotice(page, "alert");
    const hasFocus = () => form.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(hasFocus).toBe(true);
  });
});

test("focus moves to the thank-you message once an application is stored", async () => {
  const { page } = await fixture.visit(resume.path);
  const form = locateForm(page, resume);
  await fillForm(form, resume, "thanks@focus.example");
  await locateSendButton(form).click();
  await form.getByRole("heading", { name: "Application Submitted!" }).waitFor();
  const readFocusedText = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(readFocusedText).toBe("Application Submitted!");
});

test.runIf(isFullRun)("a resume form's file cannot be removed while it is being sent", async () => {
  const { page } = await fixture.visit(resume.path);
  await page.route("**/storage/v1/**", () => undefined);
  const form = locateForm(page, resume);
  await fillForm(form, resume, "hold@focus.example");
  await locateSendButton(form).click();
  await form.getByRole("button", { name: "Submitting..." }).waitFor();
  expect(await form.getByRole("button", { name: "Remove resume.pdf" }).isDisabled()).toBe(true);
});

test.runIf(isFullRun)("focus stays in the sign-in form after a wrong password", async () => {
  const { page } = await fixture.visit("/portal", { before: (openedPage) => openedPage.clock.install() });
  const form = page.locator("main portal-login");
  await form.getByLabel("Email").fill("sam@reyes.example");
  await form.getByLabel("Password", { exact: true }).fill("not-the-one");
  await form.getByLabel("Password", { exact: true }).press("Enter");
  await form.getByRole("button", { name: "Signing in..." }).waitFor();
  await page.clock.runFor(2_000);
  await form.getByRole("alert").getByText("Invalid email or password. Please try again.").waitFor();
  const hasFocus = () => form.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
});

test.each(testedForms)("%s can be filled in and sent using only the keyboard", async (_name, sample) => {
  const email = `keys${sample.path.length}@${sample.tag}.example`;
  const { page } = await fixture.visit(sample.path);
  const form = locateForm(page, sample);
  const textsToType = new Map(Object.entries(sample.texts)).set(sample.email, email);
  await form.locator("input:not([type=hidden]), textarea, select").first().focus();
  for (let step = 0; step < 30; step += 1) {
    const focusedField = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      const [label] = element.labels ?? [];
      return { label: label?.textContent ?? "", kind: element.localName, type: element.type };
    });
    const [, text] = [...textsToType].find(([label]) => focusedField.label.startsWith(label)) ?? [];
    if (focusedField.type === "submit") break;
    if (focusedField.type === "checkbox") await page.keyboard.press("Space");
    else if (focusedField.type === "file") await form.getByLabel("Resume").setInputFiles(sample.file!);
    else if (focusedField.kind === "select") await page.keyboard.press("ArrowDown");
    else if (text !== undefined) await page.keyboard.insertText(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  expect(await readNotice(page, "status")).toEqual(sample.successLines);
  const [row] = await fixture.rows(sample.table, email);
  for (const [label, text] of Object.entries(sample.texts)) {
    if (label !== "Full name") expect(Object.values(row ?? {})).toContain(text);
  }
});
