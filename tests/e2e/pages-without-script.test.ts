import type { Page } from "playwright";
import { expect, test } from "vitest";
import { usePageFixture } from "./page-fixture.ts";
import { SAMPLE_PATHS } from "./sample-paths.ts";
import { findArticle } from "./sample-articles.ts";
import { TRANSLATED_PATHS } from "./translated-paths.ts";
import { isFullRun } from "../is-full-run.ts";

const fixture = usePageFixture();
const PATHS = new Set<string>([...SAMPLE_PATHS, ...TRANSLATED_PATHS]);

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

test("every type of page, and every translated page, has the same text as with scripts, and forms that can be posted", async () => {
  const page = await openWithoutScripts(1280);
  const { page: scripted } = await fixture.open({ viewport: { width: 1280, height: 844 } });
  for (const path of PATHS) {
    await page.goto(fixture.url + path);
    if (isFullRun) {
      await scripted.goto(fixture.url + path);
      expect(await page.locator("main h1").isVisible(), path).toBe(true);
      expect(await textAroundForms(page), path).toBe(await textAroundForms(scripted));
    }
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
      expect(await widget.locator('a[href^="tel:"]').isVisible(), `${path} ${tag}`).toBe(false);
    }
  }
});

test("the navigation works without scripts, including the header's quick form", async () => {
  const page = await openWithoutScripts(1280);
  await page.goto(fixture.url);
  await page.getByRole("banner").getByRole("link", { name: "Insights" }).click();
  await page.waitForURL(`${fixture.url}/insights`);
  await page
    .getByRole("link", { name: /^Hiring Guides/ })
    .first()
    .click();
  await page.waitForURL(/\/insights\/category\/hiring-guides/);
  await page.getByRole("banner").getByRole("button", { name: "Request Talent" }).click();
  await page.locator(".quick-panel").getByLabel("Role you need").waitFor();
});

test("the menu on a phone opens, navigates and closes without scripts", async () => {
  const page = await openWithoutScripts(390);
  await page.goto(fixture.url);
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.waitFor();
  await menu.getByRole("button", { name: "Close menu" }).click();
  await menu.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("link", { name: "Expertise" }).click();
  await page.waitForURL(`${fixture.url}/industries`);
});

test("interview questions can be opened without scripts", async () => {
  const page = await openWithoutScripts(1280);
  await page.goto(fixture.url + findArticle(/^```interview-accordion/m));
  const groups = page.locator("details[name]");
  expect(await groups.count()).toBeGreaterThan(1);
  await groups.nth(1).locator("summary").click();
  expect(await groups.nth(1).locator("li").first().isVisible()).toBe(true);
  await groups.nth(0).locator("summary").click();
  expect(await groups.nth(1).locator("li").first().isVisible()).toBe(false);
});

test("the logos do not move without the script that could pause them", async () => {
  const { page } = await fixture.open({ javaScriptEnabled: false, reducedMotion: "no-preference" });
  await page.goto(fixture.url);
  const logo = page.locator("[data-marquee] li").first();
  const before = await logo.boundingBox();
  await page.waitForTimeout(300);
  expect((await logo.boundingBox())?.x).toBe(before?.x);
});

test("a moved page's old URL redirects without scripts, even on a host without redirect rules", async () => {
  const page = await openWithoutScripts(1280);
  await page.goto(`${fixture.url}/landing`);
  expect(new URL(page.url()).pathname).toBe("/landing-page");
});
