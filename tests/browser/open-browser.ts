import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright";
import { BROWSER_ARGUMENTS, requireBrowser } from "./find-browser.ts";

/**
 * A headless Chromium.
 * @param flags beside those that every test's browser is started with
 */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: requireBrowser(), args: [...BROWSER_ARGUMENTS, ...flags] });
}

/** A page in a fresh profile, and everything that it complained about. */
export interface WatchedPage {
  page: Page;
  /** Console errors and warnings, and uncaught exceptions. */
  complaints: string[];
}

/** Opens a page whose console is watched. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return { page, complaints };
}
