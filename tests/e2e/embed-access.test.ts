import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { useEmbedStage } from "./embed-stage.ts";

const stage = useEmbedStage();

/** Standards that a form is held to (acceptance, "Accessibility"); what a page owes, such as a heading, is the page's. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

const FORMS = EMBEDDED_WIDGETS.map(({ tag }) => tag);

async function violations(page: Page): Promise<string[]> {
  const { violations: all } = await new AxeBuilder({ page })
    .options({ runOnly: RULES, resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return all.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}, ${target.join(" ")}`));
}

test.each([
  ["light", 1280],
  ["dark", 1280],
  ["light", 390],
  ["dark", 390],
] as const)("axe finds nothing in any %s form at %i px, at rest and refused", async (theme, width) => {
  const forms = FORMS.map((tag) => `<${tag} theme="${theme}" heading="Find a foreman"></${tag}>`).join("");
  const { page } = await stage.visit(`<main>${stage.script()}${forms}</main>`, {
    viewport: { width, height: 844 },
  });
  await page.locator("resume-form").getByLabel("First name").waitFor();
  expect(await violations(page)).toEqual([]);
  for (const tag of FORMS) {
    await page.locator(tag).locator('button[type="submit"]').click();
    await page.locator(tag).locator('[part~="error"]').first().waitFor();
  }
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});
