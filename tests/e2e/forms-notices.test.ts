import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { useFormFixture } from "./form-fixture.ts";
import {
  pairWithNames,
  fillForm,
  locateForm,
  quickLead,
  readNotice,
  SAMPLE_FORMS,
  locateSendButton,
  readValues,
  testedForms,
} from "./sample-forms.ts";
import { isFullRun } from "../is-full-run.ts";

const fixture = useFormFixture();

const SIZES = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
  { width: 1366, height: 650 },
];

const findFocusObstruction = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const label = field.labels?.[0];
    const describeCover = (element: Element, x: number, y: number): string | undefined => {
      const found = document.elementFromPoint(x, y);
      const isSeen = found !== null && (element.contains(found) || found.contains(element));
      return isSeen
        ? undefined
        : `${field.name}: ${found?.outerHTML.slice(0, 80) ?? "outside"} at ${x}, ${y}`;
    };
    const box = field.getBoundingClientRect();
    const labelBox = label?.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 50) / 2];
    return (
      describeCover(field, x, y) ??
      (label && labelBox && describeCover(label, labelBox.x + 4, labelBox.y + 4))
    );
  });

async function findObstructions(page: Page, form: Locator): Promise<string[]> {
  const covers: string[] = [];
  for (const field of await form.locator(':is(input, select, textarea):not([tabindex="-1"])').all()) {
    await field.focus();
    const cover = await findFocusObstruction(page);
    if (cover !== undefined) covers.push(cover);
  }
  const overlappedElements = await form.evaluate((element) => {
    const notice = element.querySelector(".notice")?.getBoundingClientRect();
    if (!notice) return ["there is no notice"];
    return [...element.querySelectorAll("input, select, textarea, .btn, label")]
      .filter((one) => !one.closest(".form-trap"))
      .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top < notice.bottom && bottom > notice.top;
      })
      .map((one) => one.outerHTML.slice(0, 80));
  });
  return [...covers, ...overlappedElements];
}

test
  .runIf(isFullRun)
  .each([
    ...pairWithNames({ ...quickLead, name: "a state's form", path: "/locations/texas" }),
    ...testedForms,
  ])("no notice covers a field of %s in a window of any size", async (_name, sample) => {
  const { page } = await fixture.visit(sample.path);
  const form = locateForm(page, sample);
  await fillForm(form, sample, "cover@notices.example");
  await page.route("**/v1/**", (route) => route.fulfill({ status: 500, json: {} }));
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    // The previous attempt's notice may still be visible, so wait for the error event.
    const errorEvent = page.evaluate(
      () => new Promise((done) => addEventListener("ridgebeam:error", () => done(0), { once: true })),
    );
    await locateSendButton(form).click();
    await errorEvent;
    await readNotice(page, "alert");
    expect(await findObstructions(page, form), `${width}×${height}`).toEqual([]);
  }
});

test.runIf(isFullRun).each(testedForms)(
  "the first field with an error in %s is visible with its label in a window of any size",
  async (_name, sample) => {
    const { page } = await fixture.visit(sample.path);
    const form = locateForm(page, sample);
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      await locateSendButton(form).focus();
      await locateSendButton(form).click();
      await form.locator('[aria-invalid="true"]').first().waitFor();
      // Focus moves only after the error has been rendered.
      await page.waitForFunction(() => document.activeElement?.matches('[aria-invalid="true"]'));
      expect(await findFocusObstruction(page), `${width}×${height}`).toBeUndefined();
    }
  },
);

test.runIf(isFullRun).each([
  [1366, 650],
  [1280, 900],
])("the header's quick form shows its own notice in a window of %i×%i px", async (width, height) => {
  const { page } = await fixture.visit("/about", { viewport: { width, height } });
  await page.getByRole("button", { name: "Request Talent" }).click();
  const form = page.locator("site-header .quick-panel");
  await locateSendButton(form).click();
  await readNotice(page, "alert");
  expect(await findObstructions(page, form)).toEqual([]);
  const title = form.locator(".notice-title");
  await title.scrollIntoViewIfNeeded();
  const isOnTop = await title.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    return document.elementFromPoint(x + 4, y + 4) === element;
  });
  expect(isOnTop).toBe(true);
});

test("a second failed form's notice replaces the first form's notice", async () => {
  const [salary, contact] = SAMPLE_FORMS.filter(({ path }) => path === "/").reverse();
  const { page } = await fixture.visit("/");
  for (const sample of [salary!, contact!]) {
    const form = locateForm(page, sample);
    await fillForm(form, sample, "twice@notices.example");
    await page.route("**/v1/**", (route) => route.fulfill({ status: 500, json: {} }));
    await locateSendButton(form).click();
    await form.locator(".notice").waitFor();
  }
  await expect.poll(() => page.locator(".notice").count()).toBe(1);
  expect(await readNotice(page, "alert")).toEqual(contact!.failureLines);
});

test.each(testedForms)(
  "%s reports a failure, keeps its values, and shows phone and email as links",
  async (_name, sample) => {
    const { page } = await fixture.visit(sample.path);
    const form = locateForm(page, sample);
    expect(await form.locator('a[href^="tel:"]').isVisible()).toBe(false);
    await fillForm(form, sample, "ways@notices.example");
    const filledValues = await readValues(form);
    await page.route("**/v1/**", (route) => route.fulfill({ status: 429, json: {} }));
    const button = locateSendButton(form);
    await button.click();
    expect(await readNotice(page, "alert")).toEqual(sample.failureLines);
    expect(await readValues(form)).toEqual(filledValues);
    expect([await button.textContent(), await button.isEnabled()]).toEqual([sample.button, true]);
    expect(await fixture.rows(sample.table, "ways@notices.example")).toEqual([]);
    await form.locator('a[href^="tel:"]').waitFor();
    await form.locator('a[href^="mailto:"]').waitFor();
  },
);
