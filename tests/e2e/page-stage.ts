import type { Browser, BrowserContextOptions } from "playwright";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { closePages, openBrowser, openPage, type WatchedPage } from "../browser/open-browser.ts";

/** The site that all files share, and a browser for one file of tests. */
export interface PageStage {
  /** Origin of the site. */
  readonly url: string;
  /** Opens an empty page in a fresh profile; it is closed when the test ends. */
  open: (options?: BrowserContextOptions) => Promise<WatchedPage>;
}

/** Opens a browser before a file's tests and closes it after; to be called at the top of the file. */
export function usePageStage(): PageStage {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());
  return {
    url: inject("sharedSite").url,
    open: (options) => openPage(browser, options),
  };
}
