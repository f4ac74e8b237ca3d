import type { Browser, Page } from "playwright";
import { openSlowPhone } from "../phone/slow-phone.ts";
import { watchTransfers, type Transfer } from "../phone/watch-transfers.ts";
import { blockingTime, layoutShift, type ShiftEntry, type TaskEntry } from "./page-metrics.ts";

/** A visit during which nothing is touched; times in milliseconds from the start of the navigation. */
export interface Visit {
  transfers: Transfer[];
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  blockingTime: number;
}

/**
 * Opens a page on a slow phone and waits until it asks for nothing more.
 * @param before the page that the visitor comes from, with all that it leaves in the browser's cache
 */
export async function measureVisit(browser: Browser, url: string, before?: string): Promise<Visit> {
  const page = await openSlowPhone(browser);
  try {
    const readTransfers = watchTransfers(page);
    if (before !== undefined) {
      await page.goto(before);
      await readTransfers();
    }
    await page.goto(url);
    const transfers = await readTransfers();
    const entries = await readEntries(page);
    const firstPaint = entries.paint.find(({ name }) => name === "first-contentful-paint")?.startTime;
    const largestPaint = entries["largest-contentful-paint"].at(-1)?.startTime;
    if (firstPaint === undefined || largestPaint === undefined) throw new Error(`${url} painted nothing.`);
    return {
      transfers,
      firstPaint,
      largestPaint,
      layoutShift: layoutShift(entries["layout-shift"]),
      blockingTime: blockingTime(entries.longtask, firstPaint),
    };
  } finally {
    await page.context().close();
  }
}

interface Entries {
  paint: { name: string; startTime: number }[];
  "largest-contentful-paint": { startTime: number }[];
  "layout-shift": ShiftEntry[];
  longtask: TaskEntry[];
}

/** What the browser has noted since the start of the navigation. */
function readEntries(page: Page): Promise<Entries> {
  return page.evaluate(async () => {
    const entries = { paint: [], "largest-contentful-paint": [], "layout-shift": [], longtask: [] };
    for (const [type, found] of Object.entries<unknown[]>(entries)) {
      new PerformanceObserver((list) => {
        found.push(...list.getEntries().map((entry) => entry.toJSON() as unknown));
      }).observe({ type, buffered: true });
    }
    // Buffered entries are handed over in tasks of their own.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return entries;
  });
}
