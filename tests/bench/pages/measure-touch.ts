import type { Browser } from "playwright";
import { openSlowPhone } from "../phone/slow-phone.ts";

/** When something happened in the page, as the page itself notes it. */
interface Noted {
  touch?: number;
  ready?: number;
}

/**
 * Picks another role in the salary explorer of a page.
 * @param delay milliseconds from the moment at which the explorer stands in the window; 0 is as soon as the page is painted
 * @returns milliseconds from the first touch until the explorer's script answers; 0 when it was there before
 */
export async function measureTouch(browser: Browser, url: string, delay: number): Promise<number> {
  const page = await openSlowPhone(browser);
  try {
    await page.addInitScript(() => {
      const noted: Noted = {};
      Object.assign(globalThis, { noted });
      for (const type of ["pointerover", "focusin", "input"])
        addEventListener(
          type,
          ({ target, timeStamp }) => {
            if ((target as Element).closest?.("salary-explorer")) noted.touch ??= timeStamp;
          },
          true,
        );
      addEventListener("ridgebeam:ready", ({ target, timeStamp }) => {
        if ((target as Element).localName === "salary-explorer") noted.ready = timeStamp;
      });
    });
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForLoadState("domcontentloaded");
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const role = page.locator("salary-explorer select[name=role]").first();
    if (delay > 0) {
      await role.scrollIntoViewIfNeeded();
      await page.waitForTimeout(delay);
    }
    await role.selectOption({ index: 3 });
    await page.waitForFunction(() => (globalThis as unknown as { noted: Noted }).noted.ready !== undefined);
    const { touch = NaN, ready = NaN } = await page.evaluate(
      () => (globalThis as unknown as { noted: Noted }).noted,
    );
    return Math.max(0, ready - touch);
  } finally {
    await page.context().close();
  }
}
