import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright";

/** The standard for pages and forms (WCAG 2.2, level AA). */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** What axe finds wrong with a page under some of its rules: the rule, and where. */
export async function findViolations(page: Page, rules: string[]): Promise<string[]> {
  // Without frames there is no need for the extra page that each run would open, and what is right needs no report.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}, ${target.join(" ")}`));
}
