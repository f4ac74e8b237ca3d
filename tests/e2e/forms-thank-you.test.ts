import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { usePageFixture } from "./page-fixture.ts";
import { holdRequests } from "./hold-requests.ts";
import {
  contact,
  employerLead,
  fillForm,
  listLostValues,
  quickLead,
  readNotice,
  remoteWork,
  resume,
  SAMPLE_FORMS,
  locateSendButton,
  readValues,
  talentRetention,
  testedForms,
  type SampleForm,
} from "./sample-forms.ts";
import { isFullRun } from "../is-full-run.ts";

const fixture = usePageFixture();

const { consent, insightLeadForm } = shippedSite.messages;

/** Where each form's row comes from, and what its sender agreed to. */
const ORIGINS = new Map<SampleForm, Record<string, unknown>>([
  [quickLead, { source: "contact_form", context: "general", timeline: "Standard", language: null }],
  [contact, { source: "contact_form" }],
  [
    employerLead,
    {
      source: "landing2_form",
      context: "landing_page",
      consent: { text: [consent.employer, consent.contact, consent.request].join(". ") },
    },
  ],
  [
    remoteWork,
    {
      source: "remote-work-insight",
      timeline: null,
      project_details: insightLeadForm.remoteWorkDetails,
    },
  ],
  [talentRetention, { source: "talent-retention-insight", phone: null }],
]);

/** Fills in a form using only the keyboard, and leaves the focus on its submit button. */
async function typeIntoForm(page: Page, form: Locator, sample: SampleForm, email: string): Promise<void> {
  const textsToType = new Map(Object.entries(sample.texts)).set(sample.email, email);
  await form.locator("input:not([type=hidden]), textarea, select").first().focus();
  for (let step = 0; step < 30; step += 1) {
    const focusedField = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      const [label] = element.labels ?? [];
      return { label: label?.textContent ?? "", kind: element.localName, type: element.type };
    });
    const [, text] = [...textsToType].find(([label]) => focusedField.label.startsWith(label)) ?? [];
    if (focusedField.type === "submit") return;
    if (focusedField.type === "checkbox") await page.keyboard.press("Space");
    else if (focusedField.type === "file") await form.getByLabel("Resume").setInputFiles(sample.file!);
    else if (focusedField.kind === "select")
      await page.keyboard.type(Object.values(sample.choices ?? {})[0]!);
    else if (text !== undefined) await page.keyboard.insertText(text);
    await page.keyboard.press("Tab");
  }
}

async function expectSeparateSteps(page: Page, form: Locator): Promise<void> {
  const texts = form.locator(".form-thanks ol :is(b, span)");
  for (const width of [390, 768, 1440]) {
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
}

const readFocusedText = () => document.activeElement?.textContent;

test.each(isFullRun ? SAMPLE_FORMS : testedForms)(
  "$name is sent with the keyboard, and shows a thank-you message with the stored values until a new form is requested",
  async (sample) => {
    const email = `thanks@${sample.tag}${sample.path.length}.example`;
    const { page, form, consoleProblems } = await fixture.visitForm(sample);
    await page.evaluate(() => {
      Object.assign(window, { starts: 0 });
      addEventListener("ridgebeam:start", () => ((window as unknown as { starts: number }).starts += 1));
    });
    const [first = ""] = await form.locator("label").allTextContents();
    const empty = await readValues(form);
    await typeIntoForm(page, form, sample, email);
    const button = locateSendButton(form);
    expect(await button.textContent()).toBe(sample.button);
    const release = await holdRequests(page, /\/(rest|storage)\/v1\//);
    await page.keyboard.press("Enter");
    await form.getByRole("button", { name: sample.sendingLabel }).waitFor();
    expect(await button.isDisabled()).toBe(true);
    expect(await form.getByLabel(sample.email).isDisabled()).toBe(true);
    if (sample.file !== undefined)
      expect(await form.getByRole("button", { name: `Remove ${sample.file.name}` }).isDisabled()).toBe(true);
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
    expect(listLostValues(rows[0]!, sample)).toEqual([]);
    expect(rows[0]).toMatchObject(ORIGINS.get(sample) ?? {});
    if (isFullRun && (sample === contact || sample === resume)) await expectSeparateSteps(page, form);

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
    expect(consoleProblems).toEqual([]);
  },
);

/** While the form is sent, about when the thank-you message appears, and after that, in milliseconds. */
const DELAYS = [0, 120, 1000];

test.runIf(isFullRun).each([employerLead, resume])(
  "$name still shows its thank-you message after a second click, however late",
  async (sample) => {
    const { page, form, postedPaths, consoleProblems } = await fixture.visitForm(sample);
    for (const [index, delay] of DELAYS.entries()) {
      const email = `press${delay}@${sample.tag}.example`;
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
      expect(postedPaths.filter((path) => path.startsWith("/rest/"))).toHaveLength(index + 1);
      await form.getByRole("button", { name: "Send another" }).click();
    }
    expect(consoleProblems).toEqual([]);
  },
);
