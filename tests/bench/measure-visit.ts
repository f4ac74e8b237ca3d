import { setTimeout as sleep } from "node:timers/promises";
import type { Page, Request, Browser } from "playwright";
import { openSlowPhone } from "./slow-phone.ts";

export interface Transfer {
  /** Chromium's resource type: `document`, `stylesheet`, `script`, `font`, `image` … */
  kind: string;
  /** Size of the body as transferred, without headers. */
  bytes: number;
}

/** How long the network must be quiet to count as idle, in milliseconds. */
const QUIET_MS = 500;

/**
 * Records the files that a page fetches.
 * @returns a function that waits until the network is idle, then returns the transfers so far
 */
export function watchTransfers(page: Page): () => Promise<Transfer[]> {
  let lastChange = performance.now();
  const pendingRequests = new Set<Request>();
  const transfers: Promise<Transfer>[] = [];
  const end = (request: Request): void => {
    pendingRequests.delete(request);
    lastChange = performance.now();
  };
  page.on("request", (request) => pendingRequests.add(request));
  page.on("requestfailed", end);
  page.on("requestfinished", (request) => {
    end(request);
    transfers.push(toTransfer(request));
  });
  return async () => {
    lastChange = performance.now();
    while (pendingRequests.size > 0 || performance.now() - lastChange < QUIET_MS) await sleep(50);
    return Promise.all(transfers);
  };
}

async function toTransfer(request: Request): Promise<Transfer> {
  const { responseBodySize } = await request.sizes();
  return { kind: request.resourceType(), bytes: responseBodySize };
}

/** Waits for a performance entry and returns its time, in milliseconds since the start of the navigation. */
export async function waitForEntry(page: Page, entry: string): Promise<number> {
  const time = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, entry);
  return Number(await time.jsonValue());
}

export const FIRST_PAINT = "first-contentful-paint";

/** Times of a visit in milliseconds since the start of the navigation. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
}

/**
 * Opens a page on a slow phone and waits until the network is idle.
 * @param warmUpUrl page to visit first, to fill the browser's cache
 */
export async function measureVisit(browser: Browser, url: string, warmUpUrl?: string): Promise<Visit> {
  const page = await openSlowPhone(browser);
  try {
    const waitUntilIdle = watchTransfers(page);
    if (warmUpUrl !== undefined) {
      await page.goto(warmUpUrl);
      await waitUntilIdle();
    }
    await page.goto(url);
    await waitUntilIdle();
    const firstPaint = await waitForEntry(page, FIRST_PAINT);
    return { firstPaint, largestPaint: await page.evaluate(readLargestPaint) };
  } finally {
    await page.context().close();
  }
}

function readLargestPaint(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN));
    observer.observe({ type: "largest-contentful-paint", buffered: true });
  });
}
