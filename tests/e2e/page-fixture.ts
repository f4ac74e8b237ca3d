import type { Browser, BrowserContextOptions } from "playwright";
import { afterEach, beforeAll, inject } from "vitest";
import { closePages, openPage, getSharedBrowser, type WatchedPage } from "../browser/open-browser.ts";

export interface PageFixture {
  readonly url: string;
  /** Opens an empty page in a fresh profile. The page closes at the end of the test. */
  open: (options?: BrowserContextOptions) => Promise<WatchedPage>;
}

export function usePageFixture(): PageFixture {
  let browser: Browser;
  beforeAll(async () => {
    browser = await getSharedBrowser();
  });
  afterEach(() => closePages(browser));
  return {
    url: inject("sharedSite").url,
    open: (options) => openPage(browser, options),
  };
}
