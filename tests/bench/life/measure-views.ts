import type { Browser } from "playwright";
import { openContext } from "../../browser/open-browser.ts";
import { tabMemory, type TabMemory } from "./tab-memory.ts";

/**
 * Views pages one after the other in one tab, turning to the first form of each that has one, and looks at the tab on the first of the pages, after
 * some views.
 * @param marks numbers of views, the smallest first
 */
export async function measureViews(
  browser: Browser,
  pages: readonly string[],
  marks: readonly number[],
): Promise<TabMemory[]> {
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const found: TabMemory[] = [];
    for (let view = 1; view <= (marks.at(-1) ?? 0); view++) {
      const isMark = marks.includes(view);
      await page.goto(isMark ? (pages[0] ?? "") : (pages[view % pages.length] ?? ""));
      const field = page.locator("main form input:not([type=hidden]):visible").first();
      if ((await field.count()) > 0) {
        await field.focus();
        await page.waitForLoadState("networkidle");
      }
      if (isMark) found.push(await tabMemory(session));
    }
    return found;
  } finally {
    await context.close();
  }
}
