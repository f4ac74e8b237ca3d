import type { Browser } from "playwright";
import { WIDGETS } from "../../../widgets/registry.ts";
import { openSlowPhone } from "../phone/slow-phone.ts";

/** A form of the page's own, beside the quick form in every header, and a field in it that takes text. */
const FIELDS = WIDGETS.map(
  ({ tag }) => `main ${tag} :is(input[type=text], input[type=email], input[type=tel]):not([tabindex="-1"])`,
).join();

/** When something happened in the page, as the page itself notes it. */
interface Noted {
  key?: number;
  ready?: number;
}

/**
 * Types into the first form of a page that has only just been painted.
 * @returns milliseconds from the first keystroke until the form's script has taken it over; undefined when the page has no form
 * @throws Error when what was typed is lost
 */
export async function measureWake(browser: Browser, url: string): Promise<number | undefined> {
  const page = await openSlowPhone(browser);
  try {
    await page.addInitScript(() => {
      const noted: Noted = {};
      Object.assign(globalThis, { noted });
      addEventListener("keydown", ({ timeStamp }) => (noted.key ??= timeStamp), true);
      addEventListener("ridgebeam:ready", ({ target, timeStamp }) => {
        if ((target as Element).contains(document.activeElement)) noted.ready = timeStamp;
      });
    });
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForLoadState("domcontentloaded");
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const field = page.locator(FIELDS).first();
    if ((await field.count()) === 0) return undefined;
    await field.pressSequentially("a");
    await page.waitForFunction(() => (globalThis as unknown as { noted: Noted }).noted.ready !== undefined);
    const { key = NaN, ready = NaN } = await page.evaluate(
      () => (globalThis as unknown as { noted: Noted }).noted,
    );
    // A field may hold a figure before.
    if (!(await field.inputValue()).includes("a")) throw new Error(`${url} lost what was typed.`);
    return Math.max(0, ready - key);
  } finally {
    await page.context().close();
  }
}
