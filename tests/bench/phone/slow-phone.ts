import type { Browser, Page } from "playwright";

/** The link and processor of the phone that Lighthouse's mobile preset has in mind ("slow 4G"). */
const LINK = { rttMs: 150, downBitsPerSecond: 1_638_400, upBitsPerSecond: 750_000 };
const PROCESSOR_SLOWDOWN = 4;

/** The same as text, for captions. */
export const SLOW_PHONE =
  "on emulated slow 4G (150 ms a request, 1.6 Mbit/s down, 0.75 Mbit/s up), a processor 4 times slower than this one, and a window of 412 × 823";

/** Opens an empty page in a fresh profile, on a slow phone; the caller closes its context. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LINK.rttMs,
    downloadThroughput: LINK.downBitsPerSecond / 8,
    uploadThroughput: LINK.upBitsPerSecond / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR_SLOWDOWN });
  return page;
}
