import axe from "axe-core";
import type { Frame, Page } from "playwright";

/** axe's tags for the rules of WCAG 2.2, levels A and AA. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/**
 * Users of speech input say a control's visible text (WCAG 2.1, 2.5.3). This enables the rule for it, which is
 * experimental in axe and off by default.
 */
const VOICE = { "label-content-name-mismatch": { enabled: true } };

/** Returns a line for each violation of axe rules on a page and its same-origin frames: the rule and the element. */
export async function findViolations(page: Page, rules: string[]): Promise<string[]> {
  await Promise.all(page.frames().map(injectAxe));
  const options: axe.RunOptions = { runOnly: rules, rules: VOICE, resultTypes: ["violations"] };
  const { violations } = await page.evaluate(
    (wanted) => (globalThis as unknown as { axe: typeof axe }).axe.run(wanted),
    options,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}, ${target.join(" ")}`));
}

/** Adds axe to a frame, unless it is already there from an earlier check. */
async function injectAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axe.source);
}
