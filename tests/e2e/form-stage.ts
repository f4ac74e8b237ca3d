import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeAll } from "vitest";
import { openSubmissionSource } from "../../server/submissions/open-submission-source.ts";
import { allRows } from "../db/all-rows.ts";
import type { SubmissionTable } from "../../server/submissions/submission-tables.ts";
import { closePages, openBrowser, openContext } from "../browser/open-browser.ts";
import { startSite, type RunningSite, type SubmissionRow } from "./start-site.ts";

/** For what is waited for: as long as a busy machine needs. */
export const PATIENCE = { timeout: 30_000 };

/** A page of the site in a fresh profile. */
export interface StagePage {
  page: Page;
  /** What the site's own scripts wrote to the console, and uncaught errors; not what the browser says about the network. */
  said: string[];
  /** Addresses that were sent something, in order. */
  posts: string[];
}

interface VisitOptions extends BrowserContextOptions {
  /** Called before the page is opened, to set it up. */
  before?: (page: Page) => Promise<unknown>;
  /** Returns before the page's scripts have come. */
  atOnce?: boolean;
}

/** The site and a browser for one file of tests. */
export interface FormStage {
  readonly site: RunningSite;
  /** Opens a page; it is closed when the test ends. */
  visit: (path: string, options?: VisitOptions) => Promise<StagePage>;
  /** What an operator reads of a table, of one sender where an email is given. */
  rows: (table: SubmissionTable, email?: string) => Promise<SubmissionRow[]>;
}

/**
 * Starts the site and a browser before a file's tests and ends them after; to be called at the top of the file.
 * @param open starts the browser
 */
export function useFormStage(open: () => Promise<Browser> = openBrowser): FormStage {
  let site: RunningSite;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), open()]);
  });
  afterEach(() => closePages(browser));
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });
  return {
    get site() {
      return site;
    },
    visit: async (path, { before, atOnce = false, ...options } = {}) => {
      const context = await openContext(browser, options);
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
      await page.goto(site.url + path, { waitUntil: atOnce ? "commit" : "load" });
      return { page, said, posts };
    },
    rows: async (table, email) => {
      const source = await openSubmissionSource({ DATA_DIR: site.dataDir });
      try {
        const rows = await allRows(source, table);
        return email === undefined ? rows : rows.filter((row) => row.email === email);
      } finally {
        await source.close();
      }
    },
  };
}
