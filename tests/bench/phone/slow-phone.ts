import type { Browser, Page } from "playwright";
import { emulatePhone, emulateProcessor } from "../../browser/emulate-phone.ts";

/** The emulated phone as text, for captions. */
export const SLOW_PHONE =
  "on emulated slow 4G (150 ms a request, 1.6 Mbit/s down, 0.75 Mbit/s up), a processor 4 times slower than this one, and a window of 412 × 823";

/** Opens an empty page in a fresh profile, on a slow phone; the caller closes its context. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  const page = await openPhone(browser);
  await emulatePhone(page);
  return page;
}

/** The same phone, as slow, whose line the addresses that it opens have: those of `openSlowLine`. */
export async function openPhoneBehindLine(browser: Browser): Promise<Page> {
  const page = await openPhone(browser);
  await emulateProcessor(page);
  return page;
}

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  return context.newPage();
}
