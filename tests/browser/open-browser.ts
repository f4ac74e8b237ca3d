import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright";
import { BROWSER_ARGUMENTS, requireBrowsers } from "./find-browser.ts";

/**
 * Chromium's engine without windows: all that a page can tell of a browser.
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
 * The browser that the files of one worker use one after another. A file closes its pages (`closePages`); the browser ends with the
 * worker.
 */
export async function shareBrowser(): Promise<Browser> {
  const browser = await (shared ??= openBrowser());
  // One that a test has crashed is not the next file's.
  return browser.isConnected() ? browser : (shared = openBrowser());
}

/**
 * The whole of a headless Chromium, for what is measured and for what the engine alone does not do.
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

/** One that keeps the pages that were left, as people's browsers do (the back/forward cache), and shows them again as they were. */
export function openKeepingBrowser(): Promise<Browser> {
  return openWholeBrowser([], ["--disable-back-forward-cache"]);
}

/**
 * One that runs no script in any frame. Playwright's `javaScriptEnabled: false` reaches a frame that has a process of its own now and
 * then after its first page was parsed, whose `<noscript>` is then text.
 */
export function openScriptlessBrowser(): Promise<Browser> {
  return openBrowser(["--blink-settings=scriptEnabled=false"]);
}

/** Milliseconds that a page is given for what is to come, however busy the machine is. */
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

/** Closes all pages of a browser; what a route of theirs was about to answer is then no error. */
export async function closePages(browser: Browser): Promise<void> {
  const contexts = browser.contexts();
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  await Promise.all(contexts.map((context) => context.close()));
}

/** A page in a fresh profile, and everything that it complained about. */
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
