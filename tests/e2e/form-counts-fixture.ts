import type { Page } from "playwright";
import type { LeadStatistics } from "../../server/operator/desk/leads/lead-desk.ts";
import { openDesk } from "../../server/operator/desk/open-desk.ts";

export async function readFormCounts(
  dataDir: string,
  context: string,
): Promise<LeadStatistics["contexts"][number] | undefined> {
  const desk = await openDesk({ DATA_DIR: dataDir });
  try {
    const statistics = await desk.leads.statistics({ days: 2, timeZone: "America/New_York" });
    return statistics.contexts.find(({ name }) => name === context);
  } finally {
    await desk.close();
  }
}

/** Returns this month's report of the partner `acme-jobs`, by day and page. */
export async function readPartnerReport(dataDir: string) {
  const desk = await openDesk({ DATA_DIR: dataDir });
  try {
    const month = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format().slice(0, 7);
    return await desk.leads.partnerReport({ partner: "acme-jobs", month });
  } finally {
    await desk.close();
  }
}

/**
 * Sets `data-test-seen` on each form once the browser has reported it as visible. Call this before
 * navigation.
 */
export const markVisibleForms = (page: Page) =>
  page.addInitScript(() => {
    const Observer = IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      override unobserve(form: Element): void {
        super.unobserve(form);
        // The page counts the form later in the same task, so set the attribute after that.
        queueMicrotask(() => form.setAttribute("data-test-seen", ""));
      }
    };
  });

/**
 * Simulates hiding the tab, which makes the page report its counts. When a page is closed instead, tests
 * cannot see that request.
 */
export const simulateHiddenTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
