import { describe, expect, test } from "vitest";
import { useFormFixture } from "./form-fixture.ts";
import { holdRequests } from "./hold-requests.ts";
import {
  pairWithNames,
  contact,
  employerLead,
  fillForm,
  locateForm,
  quickLead,
  readNotice,
  resume,
  SAMPLE_FORMS,
  locateSendButton,
  readValues,
} from "./sample-forms.ts";
import { isFullRun } from "../is-full-run.ts";

const fixture = useFormFixture();

const readFocusedText = () => document.activeElement?.textContent;

describe.each(pairWithNames(...SAMPLE_FORMS))("%s", (_name, sample) => {
  const slug = `${sample.tag}${sample.path.length}`;

  test("shows that it is sending, then a thank-you message with the sent values until a new form is requested", async () => {
    const email = `thanks@${slug}.example`;
    const { page, messages } = await fixture.visit(sample.path);
    const form = locateForm(page, sample);
    await page.evaluate(() => {
      Object.assign(window, { starts: 0 });
      addEventListener("ridgebeam:start", () => ((window as unknown as { starts: number }).starts += 1));
    });
    const [first = ""] = await form.locator("label").allTextContents();
    const empty = await readValues(form);
    await fillForm(form, sample, email);
    const button = locateSendButton(form);
    expect(await button.textContent()).toBe(sample.button);
    const release = await holdRequests(page, /\/(rest|storage)\/v1\//);
    await button.click();
    await form.getByRole("button", { name: sample.sendingLabel }).waitFor();
    expect(await button.isDisabled()).toBe(true);
    expect(await form.getByLabel(sample.email).isDisabled()).toBe(true);
    release();
    expect(await readNotice(page, "status")).toEqual(sample.successLines);
    const heading = form.getByRole("heading", { level: 2 });
    expect(await heading.textContent()).toBe(sample.successLines[0]);
    await expect.poll(() => page.evaluate(readFocusedText)).toBe(sample.successLines[0]);
    expect(await form.locator("dd").allTextContents()).toContain(email);
    expect(await form.locator("form").count()).toBe(0);

    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    expect(await heading.isVisible()).toBe(true);
    expect(await page.evaluate("starts")).toBe(1);
    const rows = await fixture.rows(sample.table, email);
    expect(rows).toHaveLength(1);
    const stored = Object.values(rows[0] ?? {});
    for (const [label, text] of Object.entries({ ...sample.texts, ...sample.choices })) {
      if (label !== "Full name") expect(stored).toContain(text);
    }

    await form.getByRole("button", { name: "Send another" }).click();
    const readFocusedLabel = () =>
      page.evaluate(() => {
        const field = document.activeElement;
        return field?.matches("input") ? field.labels?.[0]?.textContent : undefined;
      });
    await expect.poll(readFocusedLabel).toBe(first);
    expect(await readValues(form)).toEqual(empty);
    expect([await button.textContent(), await button.isEnabled()]).toEqual([sample.button, true]);
    await expect.poll(() => page.locator(".notice").count()).toBe(0);
    expect(messages).toEqual([]);
  });
});

test.runIf(isFullRun).each(pairWithNames(contact, resume))(
  "no two lines of the next steps overlap in the thank-you message of %s",
  async (_name, sample) => {
    const { page } = await fixture.visit(sample.path);
    const form = locateForm(page, sample);
    await fillForm(form, sample, `chain@${sample.tag}.example`);
    await locateSendButton(form).click();
    const texts = form.locator(".form-thanks ol :is(b, span)");
    await texts.first().waitFor();
    for (const width of [390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await texts.evaluateAll((elements) =>
        elements.map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          return { text: element.textContent, left, right, top, bottom };
        }),
      );
      expect(boxes).toHaveLength(6);
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            one.right < other.left ||
            other.right < one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top;
          expect(isApart, `${width} px: "${one.text}" and "${other.text}"`).toBe(true);
        }
    }
  },
);

const DELAYS = [0, 60, 120, 400, 1000];

test.runIf(isFullRun).each(pairWithNames(quickLead, employerLead, resume))(
  "%s still shows its thank-you message after a second click, however late",
  async (_name, sample) => {
    for (const delay of DELAYS) {
      const email = `press${delay}@${sample.tag}.example`;
      const { page, postedPaths, messages } = await fixture.visit(sample.path);
      const form = locateForm(page, sample);
      await fillForm(form, sample, email);
      await page.waitForLoadState("networkidle");
      const button = locateSendButton(form);
      await button.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await button.boundingBox())!;
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.waitForTimeout(delay);
      await page.mouse.click(x + width / 2, y + height / 2);
      expect(await readNotice(page, "status"), email).toEqual(sample.successLines);
      expect(await form.getByRole("heading", { level: 2 }).isVisible(), email).toBe(true);
      expect(await form.locator(".field-error").count(), email).toBe(0);
      expect(new URL(page.url()).pathname).toBe(sample.path);
      expect(postedPaths.filter((path) => path.startsWith("/rest/"))).toHaveLength(1);
      expect(messages).toEqual([]);
      await page.context().close();
    }
  },
);
