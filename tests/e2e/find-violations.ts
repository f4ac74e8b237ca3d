import axe from "axe-core";
import type { Frame, Page } from "playwright";

/** axe's rule tags for WCAG 2.2, levels A and AA. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/**
 * With speech input, users activate a control by saying its visible text (WCAG 2.1, 2.5.3). axe's rule for this is
 * experimental and off by default.
 */
const SPEECH_INPUT_RULE = { "label-content-name-mismatch": { enabled: true } };

/** By default, axe also parses all stylesheets, which takes a quarter of its time. Only an experimental rule reads them. */
const PRELOAD_OPTIONS = { assets: ["media"] };

/** Returns violations of axe rules on a page and its same-origin frames, one line each: rule and element. */
export async function findViolations(page: Page, rules: string[]): Promise<string[]> {
  await Promise.all(page.frames().map(injectAxe));
  const options: axe.RunOptions = {
    runOnly: rules,
    rules: SPEECH_INPUT_RULE,
    resultTypes: ["violations"],
    preload: PRELOAD_OPTIONS,
  };
  const { violations } = await page.evaluate(
    (axeOptions) => (globalThis as unknown as { axe: typeof axe }).axe.run(axeOptions),
    options,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}, ${target.join(" ")}`));
}

async function injectAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axe.source);
}
