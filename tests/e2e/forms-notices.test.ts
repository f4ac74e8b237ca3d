import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { usePageFixture } from "./page-fixture.ts";
import { containsFocus, hasFocus } from "./has-focus.ts";
import {
  contact,
  fillForm,
  sendForm,
  locateForm,
  locateSendButton,
  readNotice,
  readValues,
  salaryReport,
  testedForms,
} from "./sample-forms.ts";
import { isFullRun, selectCases } from "../is-full-run.ts";

const fixture = usePageFixture();

/** A page at 400% zoom, a phone, and a low desktop window. */
const SIZES = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 1366, height: 650 },
].slice(isFullRun ? 0 : -1);

/** The name of each form's first required field, and its error. */
const FIRST_ERRORS: Record<string, [name: string, error: string]> = {
  "lead-form": ["position", "Enter the role you need"],
  "contact-form": ["firstName", "Enter your first name"],
  "employer-lead-form": ["name", "Enter your name"],
  "salary-report-form": ["email", "Email required"],
  "insight-lead-form": ["role", "Enter the role you need"],
  "resume-form": ["firstName", "Enter your first name"],
};

const readFocus = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const descriptionIds = (field.getAttribute("aria-describedby") ?? "").split(" ");
    const error = descriptionIds.map((id) => document.getElementById(id)?.textContent ?? "")[0];
    return { name: field.name, isInvalid: field.getAttribute("aria-invalid") === "true", error };
  });

/** Focuses each field and returns what covers the field or its label. */
const findCoveredFields = (fields: Locator): Promise<string[]> =>
  fields.evaluateAll((elements) =>
    (elements as HTMLInputElement[]).flatMap((field) => {
      field.focus();
      const describeCover = (element: Element, x: number, y: number): string[] => {
        const found = document.elementFromPoint(x, y);
        if (found !== null && (element.contains(found) || found.contains(element))) return [];
        return [`${field.name}: ${found?.outerHTML.slice(0, 80) ?? "outside"} at ${x}, ${y}`];
      };
      const box = field.getBoundingClientRect();
      const label = field.labels?.[0];
      const labelBox = label?.getBoundingClientRect();
      return [
        ...describeCover(field, box.x + box.width / 2, box.y + Math.min(box.height, 50) / 2),
        ...(label && labelBox ? describeCover(label, labelBox.x + 4, labelBox.y + 4) : []),
      ];
    }),
  );

async function findObstructions(form: Locator): Promise<string[]> {
  const covers = await findCoveredFields(
    form.locator(':is(input, select, textarea):not([type=hidden], [tabindex="-1"])'),
  );
  const overlappedElements = await form.evaluate((element) => {
    const notice = element.querySelector(".notice")?.getBoundingClientRect();
    if (!notice) return ["there is no notice"];
    return [...element.querySelectorAll("input:not([type=hidden]), select, textarea, .btn, label")]
      .filter((one) => !one.closest(".form-trap"))
      .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top < notice.bottom && bottom > notice.top;
      })
      .map((one) => one.outerHTML.slice(0, 80));
  });
  return [...covers, ...overlappedElements];
}

const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test.each(testedForms)(
  "$name moves focus to its first invalid field, and reports a failure as an alert in view, which cover no field at any size, and keeps its values",
  async (sample) => {
    const { page, form } = await fixture.visitForm(sample);
    const regions = await form
      .locator("form ~ [role], :has(+ form)[role]")
      .evaluateAll((all) => all.map((region) => [region.role, (region as HTMLElement).innerText]));
    expect(regions).toEqual([
      ["alert", ""],
      ["alert", ""],
      ["status", ""],
    ]);
    expect(await form.locator('.form-fallback a[href^="tel:"]').isVisible()).toBe(false);
    const button = locateSendButton(form);
    const [name = "", error = ""] = FIRST_ERRORS[sample.tag] ?? [];
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      await button.focus();
      await button.click();
      // Focus moves only after the error has been rendered.
      await expect.poll(() => readFocus(page)).toEqual({ name, isInvalid: true, error });
      expect(await findCoveredFields(form.locator(":focus")), `${width}×${height}`).toEqual([]);
    }
    await page.keyboard.type("x");
    await expect.poll(() => form.locator(".field-error").getByText(error, { exact: true }).count()).toBe(0);

    await fillForm(form, sample, "ways@notices.example");
    const filledValues = await readValues(form);
    await page.route("**/v1/**", (route) => route.fulfill({ status: 429, json: {} }));
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      // The previous attempt's notice may still be visible, so wait for the error event.
      const errorEvent = page.evaluate(
        () => new Promise((done) => addEventListener("ridgebeam:error", () => done(0), { once: true })),
      );
      await form.getByLabel(sample.email).press("Enter");
      await errorEvent;
      expect(await readNotice(page, "alert")).toEqual(sample.failureLines);
      await expect.poll(() => containsFocus(form)).toBe(true);
      await expect.poll(() => isInView(form.locator(".notice-title"))).toBe(true);
      expect(await findObstructions(form), `${width}×${height}`).toEqual([]);
    }
    expect(await readValues(form)).toEqual(filledValues);
    expect([await button.textContent(), await button.isEnabled()]).toEqual([sample.button, true]);
    expect(await fixture.rows(sample.table, "ways@notices.example")).toEqual([]);
    await form.locator('.form-fallback a[href^="tel:"]').waitFor();
    await form.locator('a[href^="mailto:"]').waitFor();
  },
);

test.runIf(isFullRun).each([
  [1366, 650],
  [768, 1024],
  [390, 844],
  [375, 667],
  [320, 568],
])("the header's quick form shows its own notice in a window of %i × %i", async (width, height) => {
  const { page } = await fixture.visit("/about", { viewport: { width, height } });
  await page.getByRole("button", { name: "Request Talent" }).click();
  const form = page.locator("site-header .quick-panel");
  await locateSendButton(form).click();
  await readNotice(page, "alert");
  const title = form.locator(".notice-title");
  const isOnTop = (locator: Locator): Promise<boolean> =>
    locator.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return document.elementFromPoint(x + 4, y + 4) === element;
    });
  await expect.poll(() => isOnTop(title)).toBe(true);
  expect(await isOnTop(form.locator(":focus"))).toBe(true);
  expect(await findObstructions(form)).toEqual([]);
});

test.each(
  selectCases([
    { path: "/services", scope: "main lead-form" },
    { path: "/about", scope: "site-header .quick-panel" },
  ]),
)(
  "on $path, the notice of $scope is red until the last marked field is corrected, and moves no field",
  async ({ path, scope }) => {
    const { page } = await fixture.visit(path, { viewport: { width: 390, height: 844 } });
    const form = page.locator(scope);
    if (path === "/about") await page.getByRole("button", { name: "Request Talent" }).click();
    await locateSendButton(form).click();
    const lines = await readNotice(form, "alert");
    const notice = form.locator(".notice");
    const readColor = () => notice.evaluate((element) => getComputedStyle(element).backgroundColor);
    const red = await readColor();
    await form.getByLabel("Role you need").fill("Foreman");
    await expect.poll(() => form.locator(".field-error").count()).toBe(1);
    expect(await readColor()).toBe(red);

    const email = form.getByLabel("Work email");
    await email.focus();
    const readTop = () => email.evaluate((element) => element.getBoundingClientRect().top);
    const top = await readTop();
    await page.keyboard.type("dana@notices.example");
    await expect.poll(readColor).not.toBe(red);
    expect(await form.locator(".field-error").count()).toBe(0);
    expect(await readTop()).toBe(top);
    expect(await readNotice(form, "alert")).toEqual(lines);
  },
);

test("a second failed form's notice replaces the first form's notice", async () => {
  const { page } = await fixture.visit("/");
  await page.route("**/v1/**", (route) => route.fulfill({ status: 500, json: {} }));
  for (const sample of [salaryReport, contact]) {
    const form = locateForm(page, sample);
    await sendForm(form, sample, "twice@notices.example");
    await form.locator(".notice").waitFor();
  }
  await expect.poll(() => page.locator(".notice").count()).toBe(1);
  expect(await readNotice(page, "alert")).toEqual(contact.failureLines);
});

test("a success is announced as a status that disappears, and a failure as an alert that stays until dismissed", async () => {
  const { page } = await fixture.visit(salaryReport.path);
  await page.clock.install();
  const form = locateForm(page, salaryReport);
  await page.route("**/rest/v1/**", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await sendForm(form, salaryReport, "stay@notice.example");
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
