import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import type { SubmissionTable } from "../../server/data/submission-tables.ts";
import { closePages, openContext, getSharedBrowser } from "../browser/open-browser.ts";
import type { SiteFixture, SubmissionRow } from "./start-site.ts";
import { readStoredRows } from "./read-stored-rows.ts";
import { serve, type LocalServer } from "../serve.ts";

export interface PartnerPage {
  page: Page;
  consoleMessages: string[];
}

interface PartnerOptions extends BrowserContextOptions {
  /** Browser to use instead of the shared one. The caller closes it. */
  browser?: Browser;
  headers?: Record<string, string>;
  /** Called with the empty page before navigation. */
  before?: (page: Page) => Promise<unknown>;
  query?: string;
}

export interface EmbedFixture {
  readonly site: SiteFixture;
  readonly origin: string;
  script: (attributes?: string) => string;
  /** Opens a partner's page with the given body. The page closes at the end of the test. */
  visit: (body: string, options?: PartnerOptions) => Promise<PartnerPage>;
  rows: (table: SubmissionTable, email?: string) => Promise<SubmissionRow[]>;
}

/**
 * Serves partners' pages for the tests in a file. Call this at the top of the file.
 * @param site returns the site that serves the forms, by default the shared one; called only within tests
 */
export function useEmbedFixture(site: () => SiteFixture = () => inject("sharedSite")): EmbedFixture {
  let browser: Browser;
  let server: LocalServer;
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  beforeAll(async () => {
    server = await serve((request, response) => {
      const found = pages.get((request.url ?? "").split("?")[0] ?? "");
      if (request.url === "/favicon.ico") return void response.writeHead(204).end();
      response.writeHead(found === undefined ? 404 : 200, { "content-type": "text/html", ...found?.headers });
      response.end(found?.html ?? "");
    });
    browser = await getSharedBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => server.close());
  return {
    get site() {
      return site();
    },
    get origin() {
      return server.origin;
    },
    script: (attributes = "async") => `<script ${attributes} src="${site().url}/embed/v1.js"></script>`,
    visit: async (body, { browser: other, headers = {}, before, query = "", ...options } = {}) => {
      const path = `/page-${pages.size + 1}`;
      pages.set(path, { html: `<!doctype html><html lang="en"><title>Jobs</title>${body}</html>`, headers });
      const context = await openContext(other ?? browser, options);
      const page = await context.newPage();
      const consoleMessages: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) consoleMessages.push(message.text());
      });
      page.on("pageerror", (error) => consoleMessages.push(error.message));
      await before?.(page);
      await page.goto(`${server.origin}${path}${query}`);
      return { page, consoleMessages };
    },
    rows: (table, email) => readStoredRows({ DATA_DIR: site().dataDir }, table, email),
  };
}

export async function sendLead(page: Page, email: string, tag = "lead-form"): Promise<void> {
  const form = page.locator(tag);
  await form.getByLabel("Role you need").fill("Superintendent");
  await form.getByLabel("Email", { exact: true }).fill(email);
  await form.getByRole("button", { name: "Connect me" }).click();
}

export const LEAD_SUCCESS_MESSAGE = "We'll Connect You Within 24 Hours!";
