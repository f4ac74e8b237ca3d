import type { Browser, BrowserContextOptions, Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import type { SubmissionTable } from "../../server/data/submission-tables.ts";
import { closePages, openContext, getSharedBrowser } from "../browser/open-browser.ts";
import { startSite, type RunningSite, type SiteFixture, type SubmissionRow } from "./start-site.ts";
import { readStoredRows } from "./read-stored-rows.ts";
import { locateForm, type SampleForm } from "./sample-forms.ts";

export interface FixturePage {
  page: Page;
  /**
   * Console messages and uncaught errors from scripts, without the browser's messages about failed requests.
   */
  messages: string[];
  postedPaths: string[];
}

interface VisitOptions extends BrowserContextOptions {
  before?: (page: Page) => Promise<unknown>;
  returnOnCommit?: boolean;
}

export interface FormFixture<Site extends SiteFixture = SiteFixture> {
  readonly site: Site;
  /** Opens a page of the site. The page closes at the end of the test. */
  visit: (path: string, options?: VisitOptions) => Promise<FixturePage>;
  /** Opens a form's page, and returns the form too. */
  visitForm: (sample: SampleForm, options?: VisitOptions) => Promise<FixturePage & { form: Locator }>;
  rows: (table: SubmissionTable, email?: string) => Promise<SubmissionRow[]>;
}

/**
 * Opens pages of the shared site in the shared browser. Call this at the top of a file.
 * @param open starts a browser for this file only
 */
export function useFormFixture(open?: () => Promise<Browser>): FormFixture {
  const browser = useBrowser(open);
  return createFixture(() => inject("sharedSite"), browser);
}

/**
 * Like `useFormFixture`, but with a separate site, so that tests can count all of its rows and stop its server.
 */
export function useIsolatedFormFixture(): FormFixture<RunningSite> {
  let site: RunningSite;
  const browser = useBrowser();
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());
  return createFixture(() => site, browser);
}

function useBrowser(open?: () => Promise<Browser>): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await (open ?? getSharedBrowser)();
  });
  afterEach(() => closePages(browser));
  if (open !== undefined) afterAll(() => browser.close());
  return () => browser;
}

function createFixture<Site extends SiteFixture>(
  site: () => Site,
  browser: () => Browser,
): FormFixture<Site> {
  const fixture: FormFixture<Site> = {
    get site() {
      return site();
    },
    visit: async (path, { before, returnOnCommit = false, ...options } = {}) => {
      const context = await openContext(browser(), options);
      const page = await context.newPage();
      const messages: string[] = [];
      const postedPaths: string[] = [];
      page.on("console", (message) => {
        if (!message.text().startsWith("Failed to load resource")) messages.push(message.text());
      });
      page.on("pageerror", (error) => messages.push(error.message));
      page.on("request", (request) => {
        if (request.method() === "POST") postedPaths.push(new URL(request.url()).pathname);
      });
      await before?.(page);
      await page.goto(site().url + path, { waitUntil: returnOnCommit ? "commit" : "load" });
      return { page, messages, postedPaths };
    },
    visitForm: async (sample, options) => {
      const visit = await fixture.visit(sample.path, options);
      return { ...visit, form: locateForm(visit.page, sample) };
    },
    rows: (table, email) => readStoredRows({ DATA_DIR: site().dataDir }, table, email),
  };
  return fixture;
}
