import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright";
import { BROWSER_ARGUMENTS, requireBrowsers } from "./find-browser.ts";

/**
 * Chromium's engine without windows, which is a full browser to a page.
 * @param flags beside those that every test's browser is started with
 */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const { shell } = requireBrowsers();
  return chromium.launch({
    // By itself it rounds the width of letters, which the whole browser does not.
    args: [...BROWSER_ARGUMENTS, "--font-render-hinting=none", ...flags],
    ...(shell !== undefined && { executablePath: shell }),
  });
}

let shared: Promise<Browser> | undefined;

/**
 * The browser that the files of one worker use one after another. A file closes its pages (`closePages`); the browser
 * ends with the worker.
 */
export async function shareBrowser(): Promise<Browser> {
  const browser = await (shared ??= openBrowser());
  // A crashed browser is replaced for the next file.
  return browser.isConnected() ? browser : (shared = openBrowser());
}

/**
 * The full browser, headless, for measurements and for what the engine alone does not do.
 * @param flags beside those that every test's browser is started with
 * @param without Playwright's own flags that are left out
 */
export function openWholeBrowser(
  flags: readonly string[] = [],
  without: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({
    executablePath: requireBrowsers().whole,
    args: [...BROWSER_ARGUMENTS, ...flags],
    ignoreDefaultArgs: [...without],
  });
}

/** A browser with the back-forward cache, as users have it. */
export function openKeepingBrowser(): Promise<Browser> {
  return openWholeBrowser([], ["--disable-back-forward-cache"]);
}

/**
 * A browser without scripts in any frame. Playwright's `javaScriptEnabled: false` sometimes reaches an out-of-process
 * frame after its first page was parsed, whose `<noscript>` is then text.
 */
export function openScriptlessBrowser(): Promise<Browser> {
  return openBrowser(["--blink-settings=scriptEnabled=false"]);
}

/** Timeout for a page in milliseconds, long enough for a busy machine. */
const PATIENCE = 60_000;

/** A fresh profile. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/** Closes all pages of a browser; pending route handlers then cause no error. */
export async function closePages(browser: Browser): Promise<void> {
  const contexts = browser.contexts();
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  await Promise.all(contexts.map((context) => context.close()));
}

/** A page in a fresh profile, and its console messages. */
export interface WatchedPage {
  page: Page;
  /** Console errors and warnings, and uncaught exceptions. */
  complaints: string[];
}

/** Opens a page whose console is watched. */
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
