import type { Page } from "playwright";
import { expect, test } from "vitest";
import { listCspViolations, watchCspViolations } from "./csp-violations.ts";
import { sendLead } from "./embed-fixture.ts";
import { usePageFixture } from "./page-fixture.ts";
import { MISSING_PATH, SAMPLE_PATHS } from "./sample-paths.ts";
import { TRANSLATED_PATHS } from "./translated-paths.ts";
import { isFullRun } from "../is-full-run.ts";

const fixture = usePageFixture();

async function openWithoutScripts(width: number): Promise<Page> {
  const { page } = await fixture.open({ javaScriptEnabled: false, viewport: { width, height: 844 } });
  return page;
}

/**
 * Parts of a page whose text may differ with JavaScript: forms, the salary explorer, their placeholders, and
 * buttons that need a script.
 */
const SCRIPT_DEPENDENT_PARTS =
  "form, search, salary-explorer, noscript, .form-fallback, [data-with-script], partner-configurator, [data-without-script]";

/** Reads all text in a single call, since scripts may change the page at any moment. */
const textAroundForms = (page: Page): Promise<string> =>
  page.locator("main").evaluate((main: HTMLElement, excludedSelector: string) => {
    const parts = [...main.querySelectorAll<HTMLElement>(excludedSelector)];
    return parts
      .reduce((remainder, part) => remainder.replace(part.innerText, ""), main.innerText)
      .replace(/\s+/g, " ")
      .trim();
  }, SCRIPT_DEPENDENT_PARTS);

async function expectPostableForms(page: Page, path: string): Promise<void> {
  const widgets = page
    .locator("main")
    .locator(
      "lead-form, contact-form, salary-report-form, employer-lead-form, insight-lead-form, resume-form",
    );
  for (const widget of await widgets.all()) {
    const tag = await widget.evaluate((element) => element.localName);
    const form = widget.locator("form");
    expect(await form.isVisible(), `${path} ${tag}`).toBe(true);
    expect(await form.getAttribute("method"), `${path} ${tag}`).toBe("post");
    expect(await widget.locator('a[href^="mailto:"]').isVisible(), `${path} ${tag}`).toBe(false);
    expect(await widget.locator('.form-fallback a[href^="tel:"]').isVisible(), `${path} ${tag}`).toBe(false);
  }
}

async function hydrateWidgets(page: Page): Promise<void> {
  const tags = await page
    .locator("main")
    .evaluate((main) => [
      ...new Set(
        [...main.querySelectorAll("*")]
          .map(({ localName }) => localName)
          .filter((name) => name.includes("-")),
      ),
    ]);
  for (const tag of tags) {
    const widgets = page.locator(`main ${tag}`);
    const closed = page.locator(`main details:not([open]):has(${tag}) > summary`);
    if ((await closed.count()) > 0) await closed.click();
    await widgets.first().scrollIntoViewIfNeeded();
    await widgets.locator("input:visible, textarea:visible, select:visible").first().focus();
    await page.waitForFunction((name) => customElements.get(name) !== undefined, tag);
  }
  await page.locator(".quick > button").hover();
  await page.waitForFunction(() => customElements.get("site-header") !== undefined);
  await page.waitForLoadState("networkidle");
}

test(
  "every type of page has forms that can be posted without scripts, and with scripts has the same text, logs nothing and does not violate its Content-Security-Policy, before and after its widgets hydrate",
  { timeout: 600_000 },
  async () => {
    const page = await openWithoutScripts(1280);
    const { page: scripted, consoleProblems } = await fixture.open({
      viewport: { width: 1280, height: 844 },
    });
    await watchCspViolations(scripted);
    for (const path of SAMPLE_PATHS) {
      await page.goto(fixture.site.url + path);
      await expectPostableForms(page, path);
      if (!isFullRun) continue;
      expect(await page.locator("main h1").isVisible(), path).toBe(true);
      consoleProblems.length = 0;
      await scripted.goto(fixture.site.url + path);
      expect(await textAroundForms(page), path).toBe(await textAroundForms(scripted));
      await hydrateWidgets(scripted);
      const unexpectedProblems = consoleProblems.filter(
        (text) => !(path === MISSING_PATH && /404|page not found/.test(text)),
      );
      expect(unexpectedProblems, path).toEqual([]);
      expect(await listCspViolations(scripted), path).toEqual([]);
    }
  },
);

test.runIf(isFullRun)("translated pages have forms that can be posted without scripts", async () => {
  const page = await openWithoutScripts(1280);
  const samples: readonly string[] = SAMPLE_PATHS;
  for (const path of TRANSLATED_PATHS.filter((one) => !samples.includes(one))) {
    await page.goto(fixture.site.url + path);
    await expectPostableForms(page, path);
  }
});

test("the navigation works without scripts, and the header's quick form is stored with its context", async () => {
  const page = await openWithoutScripts(1280);
  await page.goto(fixture.site.url);
  await page.getByRole("banner").getByRole("link", { name: "Insights" }).click();
  await page.waitForURL(`${fixture.site.url}/insights`);
  await page
    .getByRole("link", { name: /^Hiring Guides/ })
    .first()
    .click();
  await page.waitForURL(/\/insights\/category\/hiring-guides/);
  await page.getByRole("banner").getByRole("button", { name: "Request Talent" }).click();
  await sendLead(page, "header@plain.example", ".quick-panel");
  await page.waitForURL(({ pathname }) => pathname === "/sent/lead");
  expect(await fixture.rows("contact_submissions", "header@plain.example")).toMatchObject([
    { context: "header", position_type: "Superintendent" },
  ]);
});

test("a sender who gives only a phone number gets the receipt link without scripts, in the page's language", async () => {
  const page = await openWithoutScripts(390);
  await page.goto(`${fixture.site.url}/es/servicios`);
  const form = page.locator("main form").last();
  await form.locator('[name="position"]').fill("Capataz");
  await form.locator('[type="submit"]').click();
  await page.getByText("Escriba un correo o un teléfono").waitFor();
  await page.goBack();
  await form.locator('[name="phone"]').fill("302 555 0177");
  await form.locator('[type="submit"]').click();
  const link = page.getByRole("link", { name: /comprobante#/ });
  expect(await link.getAttribute("href")).toMatch(/^\/es\/comprobante#[\w-]{22}$/);
});

test("the menu on a phone opens, navigates and closes without scripts", async () => {
  const page = await openWithoutScripts(390);
  await page.goto(fixture.site.url);
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.waitFor();
  await menu.getByRole("button", { name: "Close menu" }).click();
  await menu.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("link", { name: "Expertise" }).click();
  await page.waitForURL(`${fixture.site.url}/industries`);
});

test("the logos do not move without the script that could pause them", async () => {
  const { page } = await fixture.visit("/", { javaScriptEnabled: false, reducedMotion: "no-preference" });
  const logo = page.locator("[data-marquee] li").first();
  const before = await logo.boundingBox();
  await page.waitForTimeout(300);
  expect((await logo.boundingBox())?.x).toBe(before?.x);
});
