import type { Page } from "playwright";
import type { LeadStatistics } from "../../server/operator/desk/leads/lead-desk.ts";
import { openDesk } from "../../server/operator/desk/open-desk.ts";

export async function numbersOf(
  dataDir: string,
  kind: "contexts" | "partners",
  name: string,
): Promise<LeadStatistics["contexts"][number] | undefined> {
  const desk = await openDesk({ DATA_DIR: dataDir });
  try {
    const statistics = await desk.leads.statistics({ days: 2, timeZone: "America/New_York" });
    return statistics[kind].find((row) => row.name === name);
  } finally {
    await desk.close();
  }
}

/**
 * Marks each form with `data-test-seen` once the browser has reported it as visible. Call it before opening the
 * page.
 */
export const markSeen = (page: Page) =>
  page.addInitScript(() => {
    const Observer = IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      override unobserve(form: Element): void {
        super.unobserve(form);
        // The count is sent in the same task.
        queueMicrotask(() => form.setAttribute("data-test-seen", ""));
      }
    };
  });

/**
 * Dispatches the event of hiding a tab. Unlike those of a closed page, its requests are visible to the test.
 */
export const hide = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
