import { setTimeout as sleep } from "node:timers/promises";
import type { Page, Request, Browser } from "playwright";
import { openSlowPhone } from "./slow-phone.ts";

/** A `layout-shift` entry of the browser (Layout Instability API); times in milliseconds. */
interface ShiftEntry {
  startTime: number;
  value: number;
}

/** A `longtask` entry of the browser: a task of more than 50 ms. */
interface TaskEntry {
  startTime: number;
  duration: number;
}

/** Longest gap between shifts in one session window, and the window's maximum duration, in milliseconds. */
const SHIFT_GAP = 1000;
const SHIFT_WINDOW = 5000;
/** Longest task in milliseconds that does not count as blocking. */
const TASK_ALLOWANCE = 50;

/**
 * Cumulative layout shift of a visit without input: the largest session window (web.dev/articles/cls).
 * `hadRecentInput` is ignored: Chromium sets it at the start of phone emulation.
 */
export function layoutShift(entries: readonly ShiftEntry[]): number {
  let [start, last, sum, largest] = [-Infinity, -Infinity, 0, 0];
  for (const { startTime, value } of entries) {
    if (startTime - last >= SHIFT_GAP || startTime - start >= SHIFT_WINDOW) [start, sum] = [startTime, 0];
    last = startTime;
    sum += value;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** Total blocking time: the parts of long tasks after the first paint beyond 50 ms (web.dev/articles/tbt). */
export function blockingTime(entries: readonly TaskEntry[], firstPaint: number): number {
  return entries.reduce((sum, { startTime, duration }) => {
    const end = startTime + duration;
    return sum + Math.max(0, end - Math.max(startTime + TASK_ALLOWANCE, firstPaint));
  }, 0);
}

export interface Transfer {
  url: string;
  /** Resource type as Chromium names it: `document`, `stylesheet`, `script`, `font`, `image` … */
  kind: string;
  /** Size of the body as sent, compressed or not, without headers. */
  bytes: number;
  /** Requested after the page's `load` event. */
  isLate: boolean;
}

/** Time without requests after which the network counts as idle, in milliseconds. */
const QUIET_MS = 500;

/**
 * Records a page's transfers.
 * @returns a function that waits until the network is idle, and returns the transfers so far
 */
export function watchTransfers(page: Page): () => Promise<Transfer[]> {
  let isLoaded = false;
  let lastChange = performance.now();
  const underWay = new Set<Request>();
  const late = new WeakSet<Request>();
  const transfers: Promise<Transfer>[] = [];
  page.on("load", () => (isLoaded = true));
  page.on("request", (request) => {
    underWay.add(request);
    if (isLoaded) late.add(request);
  });
  page.on("requestfinished", (request) => {
    transfers.push(toTransfer(request, late.has(request)));
  });
  for (const event of ["requestfinished", "requestfailed"] as const) {
    page.on(event as "requestfinished", (request) => {
      underWay.delete(request);
      lastChange = performance.now();
    });
  }
  return async () => {
    lastChange = performance.now();
    while (underWay.size > 0 || performance.now() - lastChange < QUIET_MS) await sleep(50);
    return Promise.all(transfers);
  };
}

async function toTransfer(request: Request, isLate: boolean): Promise<Transfer> {
  const { responseBodySize } = await request.sizes();
  return { url: request.url(), kind: request.resourceType(), bytes: responseBodySize, isLate };
}

export function sumBytes(transfers: readonly Transfer[], fits: (transfer: Transfer) => boolean): number {
  return transfers.filter(fits).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Measurements of a visit without interaction; times in milliseconds since the start of the navigation. */
export interface Visit {
  transfers: Transfer[];
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  blockingTime: number;
}

/**
 * Opens a page on a slow phone and waits until its network is idle.
 * @param before a page to visit first, which fills the browser's cache
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

function readEntries(page: Page): Promise<Entries> {
  return page.evaluate(async () => {
    const entries = { paint: [], "largest-contentful-paint": [], "layout-shift": [], longtask: [] };
    for (const [type, found] of Object.entries<unknown[]>(entries)) {
      new PerformanceObserver((list) => {
        found.push(...list.getEntries().map((entry) => entry.toJSON() as unknown));
      }).observe({ type, buffered: true });
    }
    // Buffered entries are delivered in separate tasks.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return entries;
  });
}
