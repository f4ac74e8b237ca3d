import { setTimeout as sleep } from "node:timers/promises";
import type { Page, Request } from "playwright";

/** A file as it came over the network. */
export interface Transfer {
  url: string;
  /** As Chromium names it: `document`, `stylesheet`, `script`, `font`, `image` … */
  kind: string;
  /** Of the body as it was sent, compressed or not; headers are not counted. */
  bytes: number;
  /** Asked for after the page's `load` event. */
  isLate: boolean;
}

/** A page's network counts as quiet when nothing has been under way for so long, in milliseconds. */
const QUIET_MS = 500;

/**
 * Notes what a page fetches from now on.
 * @returns waits until the network is quiet, and returns what has arrived until then; what did not arrive is left out
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

/** Bytes of all transfers that fit. */
export function sumBytes(transfers: readonly Transfer[], fits: (transfer: Transfer) => boolean): number {
  return transfers.filter(fits).reduce((sum, { bytes }) => sum + bytes, 0);
}
