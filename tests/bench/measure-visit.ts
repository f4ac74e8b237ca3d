import { setTimeout as sleep } from "node:timers/promises";
import type { Page, Request, Browser } from "playwright";
import { openSlowPhone } from "./slow-phone.ts";

export interface Transfer {
  /** Chromium's resource type: `document`, `stylesheet`, `script`, `font`, `image` … */
  kind: string;
  /** Size of the body as transferred, without headers. */
  bytes: number;
  isAfterLoad: boolean;
}

/** How long the network must be quiet to count as idle, in milliseconds. */
const QUIET_MS = 500;

/**
 * Records the files that a page fetches.
 * @returns a function that waits until the network is idle, then returns the transfers so far
 */
export function watchTransfers(page: Page): () => Promise<Transfer[]> {
  let isLoaded = false;
  let lastChange = performance.now();
  const pendingRequests = new Map<Request, boolean>();
  const transfers: Promise<Transfer>[] = [];
  const end = (request: Request): boolean => {
    const isAfterLoad = pendingRequests.get(request) ?? false;
    pendingRequests.delete(request);
    lastChange = performance.now();
    return isAfterLoad;
  };
  page.on("load", () => (isLoaded = true));
  page.on("request", (request) => pendingRequests.set(request, isLoaded));
  page.on("requestfailed", end);
  page.on("requestfinished", (request) => transfers.push(toTransfer(request, end(request))));
  return async () => {
    lastChange = performance.now();
    while (pendingRequests.size > 0 || performance.now() - lastChange < QUIET_MS) await sleep(50);
    return Promise.all(transfers);
  };
}

async function toTransfer(request: Request, isAfterLoad: boolean): Promise<Transfer> {
  const { responseBodySize } = await request.sizes();
  return { kind: request.resourceType(), bytes: responseBodySize, isAfterLoad };
}

export function sumBytes(transfers: readonly Transfer[], fits: (transfer: Transfer) => boolean): number {
  return transfers.filter(fits).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Waits for a performance entry and returns its time, in milliseconds since the start of the navigation. */
export async function waitForEntry(page: Page, entry: string): Promise<number> {
  const time = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, entry);
  return Number(await time.jsonValue());
}

export const FIRST_PAINT = "first-contentful-paint";

/**
 * Opens a page on a slow phone and waits until the network is idle.
 * @param warmUpUrl page to visit first, to fill the browser's cache
 * @returns the transfers of both pages, and the time of the first paint
 */
export async function measureVisit(
  browser: Browser,
  url: string,
  warmUpUrl?: string,
): Promise<{ transfers: Transfer[]; firstPaint: number }> {
  const page = await openSlowPhone(browser);
  try {
    const readTransfers = watchTransfers(page);
    if (warmUpUrl !== undefined) {
      await page.goto(warmUpUrl);
      await readTransfers();
    }
    await page.goto(url);
    const transfers = await readTransfers();
    return { transfers, firstPaint: await waitForEntry(page, FIRST_PAINT) };
  } finally {
    await page.context().close();
  }
}
