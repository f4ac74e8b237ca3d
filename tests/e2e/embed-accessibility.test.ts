import { expect, test } from "vitest";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { selectCases } from "../is-full-run.ts";
import { useEmbedFixture } from "./embed-fixture.ts";
import { findViolations, WCAG } from "./find-violations.ts";

const fixture = useEmbedFixture();

const TAGS = EMBEDDED_WIDGETS.map(({ tag }) => tag);

/**
 * Widgets that show a form right away. The header's form has to be opened first, and the salary explorer and
 * the list of openings are covered by `embed-explorer.test.ts` and `embed-job-list.test.ts`.
 */
const FORMS = TAGS.filter((tag) => !["site-header", "salary-explorer", "job-list"].includes(tag));

test.each(
  selectCases([
    ["dark", 390],
    ["light", 1280],
  ] as const),
)(
  "axe reports no violations in any form in the %s theme at %i px, before and after an empty submit",
  async (theme, width) => {
    const forms = TAGS.map((tag) => `<${tag} theme="${theme}" heading="Find a foreman"></${tag}>`).join("");
    const { page } = await fixture.visit(`<main>${fixture.script()}${forms}</main>`, {
      viewport: { width, height: 844 },
    });
    await page.locator("resume-form").getByLabel("First name").waitFor();
    // Check only WCAG rules. Others, such as those about headings, are up to the partner's page.
    expect(await findViolations(page, WCAG)).toEqual([]);
    for (const tag of FORMS) {
      await page.locator(tag).locator('button[type="submit"]').click();
      await page.locator(tag).locator('[part~="error"]').first().waitFor();
    }
    expect(await findViolations(page, WCAG)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  },
);
