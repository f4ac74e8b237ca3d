import type { Browser, Page } from "playwright";
import { openSlowPhone } from "../phone/slow-phone.ts";
import { watchTransfers, type Transfer } from "../phone/watch-transfers.ts";
import type { Embed } from "./embed.ts";

/** An embed in one visit; times in milliseconds from the start of the navigation. */
export interface EmbedVisit {
  /** What the page fetched for the embed without being touched. */
  transfers: Transfer[];
  /** The form, or the frame that it comes in, is painted. */
  visible: number;
}

/** What can be seen of our own form besides. */
export interface OwnVisit extends EmbedVisit {
  /** The form's script has taken it over. */
  usable: number;
  /** What it fetched when somebody typed into it. */
  onTyping: Transfer[];
}

/** What the page itself notes. */
type Noted = Partial<Pick<OwnVisit, "visible" | "usable">>;
type Noting = typeof globalThis & { noted: Noted };

/** Opens a page with an embed on a slow phone. */
export function measureEmbed(browser: Browser, url: string, embed: Embed): Promise<EmbedVisit> {
  return visit(browser, url, embed, async (page, readTransfers) => {
    const visible = await noted(page, "visible");
    return { transfers: await readTransfers(), visible };
  });
}

/**
 * Does the same with our own form, and types into it.
 * @throws Error when what was typed is lost
 */
export function measureOwn(browser: Browser, url: string, embed: Embed): Promise<OwnVisit> {
  return visit(browser, url, embed, async (page, readTransfers) => {
    const [visible, usable] = [await noted(page, "visible"), await noted(page, "usable")];
    const transfers = await readTransfers();
    const field = page.getByLabel("Role you need");
    await field.pressSequentially("a");
    const onTyping = (await readTransfers()).slice(transfers.length);
    if ((await field.inputValue()) !== "a") throw new Error("The form lost what was typed.");
    return { transfers, visible, usable, onTyping };
  });
}

async function visit<Visit>(
  browser: Browser,
  url: string,
  embed: Embed,
  measure: (page: Page, readTransfers: () => Promise<Transfer[]>) => Promise<Visit>,
): Promise<Visit> {
  const page = await openSlowPhone(browser);
  try {
    const watched = watchTransfers(page);
    await noteTimes(page, embed);
    await page.goto(url);
    return await measure(page, async () => (await watched()).filter(({ kind }) => kind !== "document"));
  } finally {
    await page.context().close();
  }
}

/** Waits until the page has noted a time. */
async function noted(page: Page, name: keyof Noted): Promise<number> {
  const handle = await page.waitForFunction((key) => (globalThis as Noting).noted[key], name);
  return Number(await handle.jsonValue());
}

/** Notes when the form is painted, to the frame, and when its script has taken it over. */
function noteTimes(page: Page, { form }: Embed): Promise<unknown> {
  return page.addInitScript(async ({ selector, inShadowRoot }) => {
    if (self !== top) return;
    const noted: Noted = {};
    Object.assign(globalThis, { noted });
    addEventListener("ridgebeam:ready", ({ timeStamp }) => (noted.usable = timeStamp));
    while (noted.visible === undefined) {
      await new Promise(requestAnimationFrame);
      const element = document.querySelector(selector);
      const found = inShadowRoot === undefined ? element : element?.shadowRoot?.querySelector(inShadowRoot);
      if ((found?.getBoundingClientRect().height ?? 0) === 0) continue;
      // It is painted at the end of this frame.
      await new Promise(requestAnimationFrame);
      noted.visible = performance.now();
    }
  }, form);
}
