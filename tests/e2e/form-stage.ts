import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import type { SubmissionTable } from "../../server/data/submission-tables.ts";
import { closePages, openContext, shareBrowser } from "../browser/open-browser.ts";
import { startSite, type RunningSite, type StageSite, type SubmissionRow } from "./start-site.ts";
import { storedRows } from "./stored-rows.ts";

/** Timeout of expectations, long enough for a busy machine. */
export const EXPECT_TIMEOUT = { timeout: 30_000 };

/** A page of the site, opened in a fresh profile. */
export interface StagePage {
  page: Page;
  /** Console messages from the site's scripts, and uncaught errors. Excludes the browser's network messages. */
  said: string[];
  /** URLs that received a request with a body, in order. */
  posts: string[];
}

interface VisitOptions extends BrowserContextOptions {
  /** Set-up, called before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  atOnce?: boolean;
}

export interface FormStage<Site extends StageSite = StageSite> {
  readonly site: Site;
  /** Opens a page, which is closed when the test ends. */
  visit: (path: string, options?: VisitOptions) => Promise<StagePage>;
  rows: (table: SubmissionTable, email?: string) => Promise<SubmissionRow[]>;
}

/**
 * Uses the shared site and browser. Call it at the top of the file.
 * @param open starts another browser, for this file only
 */
export function useFormStage(open?: () => Promise<Browser>): FormStage {
  const browser = useBrowser(open);
  return stageOf(() => inject("sharedSite"), browser);
}

/** Like `useFormStage`, but with a separate site whose rows can be counted and whose server can be stopped. */
export function useOwnFormStage(): FormStage<RunningSite> {
  let site: RunningSite;
  const browser = useBrowser();
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());
  return stageOf(() => site, browser);
}

/** @returns a function that returns the browser; call it in tests */
function useBrowser(open?: () => Promise<Browser>): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await (open ?? shareBrowser)();
  });
  afterEach(() => closePages(browser));
  if (open !== undefined) afterAll(() => browser.close());
  return () => browser;
}

function stageOf<Site extends StageSite>(site: () => Site, browser: () => Browser): FormStage<Site> {
  return {
    get site() {
      return site();
    },
    visit: async (path, { before, atOnce = false, ...options } = {}) => {
      const context = await openContext(browser(), options);
      const page = await context.newPage();
      const said: string[] = [];
      const posts: string[] = [];
      page.on("console", (message) => {
        if (!message.text().startsWith("Failed to load resource")) said.push(message.text());
      });
      page.on("pageerror", (error) => said.push(error.message));
      page.on("request", (request) => {
        if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
      });
      await before?.(page);
      await page.goto(site().url + path, { waitUntil: atOnce ? "commit" : "load" });
      return { page, said, posts };
    },
    rows: (table, email) => storedRows(site().dataDir, table, email),
  };
}
