import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright";
import { BROWSER_ARGUMENTS, requireBrowsers } from "./find-browser.ts";

/**
 * Starts Chromium's headless shell: the same engine as the full browser, at half the CPU time.
 * @param flags additional flags
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
 * Returns the browser that a worker's test files share. The files run one after another, and each must close
 * its pages (`closePages`). The browser exits with the worker.
 */
export async function getSharedBrowser(): Promise<Browser> {
  const browser = await (shared ??= openBrowser());
  return browser.isConnected() ? browser : (shared = openBrowser());
}

/**
 * Starts the full browser in headless mode, for measurements and for features that the headless shell lacks.
 * @param flags additional flags
 * @param omittedFlags Playwright's default flags to omit
 */
export function openFullBrowser(
  flags: readonly string[] = [],
  omittedFlags: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({
    executablePath: requireBrowsers().fullBrowser,
    args: [...BROWSER_ARGUMENTS, ...flags],
    ignoreDefaultArgs: [...omittedFlags],
  });
}

/** Starts a browser with its back-forward cache, which Playwright disables by default. */
export function openBrowserWithBackForwardCache(): Promise<Browser> {
  return openFullBrowser([], ["--disable-back-forward-cache"]);
}

/**
 * Starts a browser with scripts disabled in every frame. With Playwright's `javaScriptEnabled: false`, an
 * out-of-process frame may be parsed before the setting takes effect, so its `<noscript>` stays plain text.
 */
export function openBrowserWithoutScripts(): Promise<Browser> {
  return openBrowser(["--blink-settings=scriptEnabled=false"]);
}

const TIMEOUT_MS = 60_000;

export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(TIMEOUT_MS);
  return context;
}

/**
 * Closes all pages without errors from pending route handlers.
 * @param kept context whose pages stay open, without their route handlers
 */
export async function closePages(browser: Browser, kept?: BrowserContext): Promise<void> {
  const contexts = browser.contexts();
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  await Promise.all(contexts.filter((context) => context !== kept).map((context) => context.close()));
}

export interface WatchedPage {
  page: Page;
  consoleProblems: string[];
}

/** Opens a page. Records uncaught errors, and console errors and warnings. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await openContext(browser, options);
  const page = await context.newPage();
  const consoleProblems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) consoleProblems.push(message.text());
  });
  page.on("pageerror", (error) => consoleProblems.push(error.message));
  return { page, consoleProblems };
}
