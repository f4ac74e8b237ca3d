import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright";
import { BROWSER_ARGUMENTS, requireBrowsers } from "./find-browser.ts";

/**
 * Starts the headless shell. To a page, it looks like the full browser.
 * @param flags in addition to those of all tests
 */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const { shell } = requireBrowsers();
  return chromium.launch({
    // Without this flag, the shell rounds glyph widths, unlike the full browser.
    args: [...BROWSER_ARGUMENTS, "--font-render-hinting=none", ...flags],
    ...(shell !== undefined && { executablePath: shell }),
  });
}

let shared: Promise<Browser> | undefined;

/**
 * Returns the browser that is shared by the test files of one worker, which run one after another. Each file must
 * close its pages (`closePages`). The browser exits with the worker.
 */
export async function shareBrowser(): Promise<Browser> {
  const browser = await (shared ??= openBrowser());
  // If the browser has crashed, start a new one.
  return browser.isConnected() ? browser : (shared = openBrowser());
}

/**
 * Starts the full browser in headless mode, for measurements and for features that the headless shell lacks.
 * @param flags in addition to those of all tests
 * @param without Playwright's default flags to omit
 */
export function openFullBrowser(
  flags: readonly string[] = [],
  without: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({
    executablePath: requireBrowsers().whole,
    args: [...BROWSER_ARGUMENTS, ...flags],
    ignoreDefaultArgs: [...without],
  });
}

/** Starts a browser with its back-forward cache enabled. Playwright disables it by default. */
export function openBrowserWithBackForwardCache(): Promise<Browser> {
  return openFullBrowser([], ["--disable-back-forward-cache"]);
}

/**
 * Starts a browser with scripts disabled in every frame. Playwright's `javaScriptEnabled: false` may take effect
 * in an out-of-process frame only after the frame has been parsed, when its `<noscript>` is already plain text.
 */
export function openScriptlessBrowser(): Promise<Browser> {
  return openBrowser(["--blink-settings=scriptEnabled=false"]);
}

/** Default timeout for actions on a page in milliseconds, long enough for a busy machine. */
const PATIENCE = 60_000;

export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/** Closes all pages in a browser, without errors from pending route handlers. */
export async function closePages(browser: Browser): Promise<void> {
  const contexts = browser.contexts();
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  await Promise.all(contexts.map((context) => context.close()));
}

export interface WatchedPage {
  page: Page;
  complaints: string[];
}

/** Opens a page and records its uncaught errors, and the errors and warnings on its console. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await openContext(browser, options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return { page, complaints };
}
