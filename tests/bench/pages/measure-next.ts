import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright";
import { openPhoneBehindLine } from "../phone/slow-phone.ts";

/**
 * How long a finger rests on a link, in milliseconds: on average 90, as the author of instant.page has measured
 * (calendar.perfplanet.com/2019/instant-pages-with-just-in-time-preloading).
 */
export const TOUCH_MS = 90;

/** Where the finger is, from the window's corner, in pixels. */
const FINGER = { x: 200, y: 400 };

/**
 * Follows a link from one page to another, as a visitor does on a phone. The link is put where the finger is, over whatever the page has
 * there, so that each page is left in the same way.
 * @param origin of a server behind a slow line
 * @returns milliseconds from the end of the touch, which opens the page, to its first contentful paint
 */
export async function measureNext(
  browser: Browser,
  origin: string,
  path: string,
  before: string,
): Promise<number> {
  const page = await openPhoneBehindLine(browser);
  try {
    await page.goto(origin + before, { waitUntil: "networkidle" });
    await page.evaluate(
      ([href, { x, y }]) => {
        const link = document.createElement("a");
        link.href = href;
        link.textContent = "Next";
        link.style.cssText = `position:fixed;z-index:9;left:${x - 40}px;top:${y - 20}px;width:80px;height:40px;background:#fff`;
        document.body.append(link);
      },
      [path, FINGER] as const,
    );
    await sleep(500);
    const session = await page.context().newCDPSession(page);
    const isOpened = page.waitForURL(origin + path);
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [FINGER] });
    await sleep(TOUCH_MS);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await isOpened;
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    return (await paint.jsonValue()) ?? NaN;
  } finally {
    await page.context().close();
  }
}
