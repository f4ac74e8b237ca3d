import type { Browser, Page } from "playwright";
import { openPage } from "../../browser/open-browser.ts";
import { LEAD_STORED, sendLead } from "../../e2e/embed-stage.ts";
import { countKept, countKeptAfter, watchTimers, type Kept } from "../../browser/count-kept.ts";

/** What came of a host in the browser. */
export interface HostVisit {
  /** Errors and warnings of the console, and uncaught exceptions. */
  complaints: string[];
  /** What the host heard of its own listener: the tags that were sent. */
  heard: string;
  before: Kept;
  after: Kept;
}

/** How often the form is taken out of the page and put back; and before that, so that what is made once is made. */
export const MOUNTS = 50;
const WARM_UP = 5;

/** Opens a host's page, sends its form, and takes the form out of the page and puts it back, many times. */
export async function tryHost(browser: Browser, origin: string, email: string): Promise<HostVisit> {
  const { page, complaints } = await openPage(browser);
  try {
    await watchTimers(page);
    await page.goto(origin);
    await sendLead(page, email);
    await page.getByText(LEAD_STORED).first().waitFor();
    const output = page.locator("output");
    await output.getByText("lead-form").waitFor();
    const heard = (await output.textContent()) ?? "";
    await mountAgain(page, WARM_UP);
    const before = await countKept(page);
    await mountAgain(page, MOUNTS);
    return { complaints, heard, before, after: await countKeptAfter(page, before) };
  } finally {
    await page.context().close();
  }
}

/** Puts the form into the page until it is ready, and takes it out; it is out at the end. */
async function mountAgain(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    const button = document.querySelector("button")!;
    const until = async (isThere: boolean): Promise<void> => {
      while ((document.querySelector("lead-form") !== null) !== isThere)
        await new Promise((resolve) => setTimeout(resolve));
    };
    const hide = async (): Promise<void> => {
      if (document.querySelector("lead-form") === null) return;
      button.click();
      await until(false);
    };
    await hide();
    for (let turn = 0; turn < count; turn++) {
      const ready = new Promise((resolve) =>
        document.addEventListener("ridgebeam:ready", resolve, { once: true }),
      );
      button.click();
      await ready;
      await hide();
    }
  }, times);
}
