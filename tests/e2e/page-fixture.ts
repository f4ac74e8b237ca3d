import type { Browser, BrowserContextOptions, Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import type { SubmissionTable } from "../../server/data/submission-tables.ts";
import { closePages, getSharedBrowser, openPage, type WatchedPage } from "../browser/open-browser.ts";
import { startSite, type RunningSite, type SiteFixture, type SubmissionRow } from "./start-site.ts";
import { readStoredRows } from "./read-stored-rows.ts";
import { locateForm, type SampleForm } from "./sample-forms.ts";

export interface VisitedPage extends WatchedPage {
  postedPaths: string[];
}

interface VisitOptions extends BrowserContextOptions {
  before?: (page: Page) => Promise<unknown>;
  returnOnCommit?: boolean;
}

export interface PageFixture<Site extends SiteFixture = SiteFixture> {
  readonly site: Site;
  /** Opens an empty page in a fresh profile. The page closes at the end of the test. */
  open: (options?: BrowserContextOptions) => Promise<WatchedPage>;
  /** Opens a page of the site in a fresh profile. */
  visit: (path: string, options?: VisitOptions) => Promise<VisitedPage>;
  /** Opens a form's page, and returns the form too. */
  visitForm: (sample: SampleForm, options?: VisitOptions) => Promise<VisitedPage & { form: Locator }>;
  rows: (table: SubmissionTable, email?: string) => Promise<SubmissionRow[]>;
}

/**
 * Opens pages of the shared site in the shared browser. Call this at the top of a file.
 * @param open starts a browser for this file only
 */
export function usePageFixture(open?: () => Promise<Browser>): PageFixture {
  const browser = useBrowser(open);
  return createFixture(() => inject("sharedSite"), browser);
}

/**
 * Like `usePageFixture`, but with a separate site, so that tests can count all of its rows and stop its server.
 */
export function useIsolatedPageFixture(): PageFixture<RunningSite> {
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
): PageFixture<Site> {
  const fixture: PageFixture<Site> = {
    get site() {
      return site();
    },
    open: (options) => openPage(browser(), options),
    visit: async (path, { before, returnOnCommit = false, ...options } = {}) => {
      const opened = await fixture.open(options);
      const postedPaths: string[] = [];
      opened.page.on("request", (request) => {
        if (request.method() === "POST") postedPaths.push(new URL(request.url()).pathname);
      });
      await before?.(opened.page);
      await opened.page.goto(site().url + path, { waitUntil: returnOnCommit ? "commit" : "load" });
      return { ...opened, postedPaths };
    },
    visitForm: async (sample, options) => {
      const visit = await fixture.visit(sample.path, options);
      return { ...visit, form: locateForm(visit.page, sample) };
    },
    rows: (table, email) => readStoredRows({ DATA_DIR: site().dataDir }, table, email),
  };
  return fixture;
}
