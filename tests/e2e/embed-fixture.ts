import type { Browser, BrowserContext, BrowserContextOptions, FrameLocator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { readEmbedRelease } from "../read-embed-release.ts";
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
  /** Called with a new page, in its own profile, before navigation. */
  before?: (page: Page) => Promise<unknown>;
  /**
   * Called with the page before navigation, to add request listeners, and route handlers that hold or reject requests.
   * Use `before` to change the content of a file, which Chromium may cache for later pages of the same profile.
   */
  route?: (page: Page) => unknown;
  /** Service worker of the page, in a profile of its own. It controls the page before navigation ends. */
  serviceWorker?: string;
  query?: string;
  /** Page of an earlier visit to navigate, instead of another page. */
  reuse?: Page;
}

export interface EmbedFixture {
  readonly site: SiteFixture;
  readonly origin: string;
  script: (attributes?: string) => string;
  /** Returns the tag of the pinned script, in English or the given language. */
  pinnedScript: (language?: string) => string;
  /**
   * Opens a partner's page with the given body until the end of the test. Visits without options for the browser or
   * the page share a profile, and later tests navigate their pages, which takes half the CPU time of new ones.
   */
  visit: (body: string, options?: PartnerOptions) => Promise<PartnerPage>;
  /** Opens a partner's page with our script and the given body. */
  embed: (body: string, options?: PartnerOptions) => Promise<PartnerPage>;
  /**
   * Opens a partner's page with our script and the given body, under the strictest Content-Security-Policy that our
   * forms support.
   */
  visitStrictPage: (body: string, options?: PartnerOptions) => Promise<PartnerPage>;
  /** Sends the quick form of a page or frame, and returns the only row that is stored with this email. */
  storeLead: (root: Page | FrameLocator, email: string, tag?: string) => Promise<SubmissionRow>;
  rows: (table: SubmissionTable, email?: string) => Promise<SubmissionRow[]>;
}

export const LEAD_SUCCESS_MESSAGE = "We'll Connect You Within 24 Hours!";

const REGISTRATION = `<!doctype html><script>
  isControlled = navigator.serviceWorker.register("/worker.js").then(() => navigator.serviceWorker.ready).then(() => true);
</script>`;

/**
 * Serves partners' pages for the tests in a file. Call this at the top of the file.
 * @param site returns the site that serves the forms, by default the shared one; called only within tests
 */
export function useEmbedFixture(site: () => SiteFixture = () => inject("sharedSite")): EmbedFixture {
  let browser: Browser;
  let server: LocalServer;
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  const messages = new WeakMap<Page, string[]>();
  let sharedContext: BrowserContext;
  let idlePages: Page[] = [];
  const openWatchedPage = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage();
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) messages.get(page)?.push(message.text());
    });
    page.on("pageerror", (error) => messages.get(page)?.push(error.message));
    return page;
  };
  const unload = async (page: Page): Promise<Page> => {
    await page.goto("about:blank");
    // Chromium remembers the pointer's position across pages, and hovering over a form loads its script.
    await page.mouse.move(0, 0);
    return page;
  };
  beforeAll(async () => {
    server = await serve((request, response) => {
      const found = pages.get((request.url ?? "").split("?")[0] ?? "");
      if (request.url === "/favicon.ico") return void response.writeHead(204).end();
      response.writeHead(found === undefined ? 404 : 200, { "content-type": "text/html", ...found?.headers });
      response.end(found?.html ?? "");
    });
    browser = await getSharedBrowser();
    sharedContext = await openContext(browser);
  });
  afterEach(async () => {
    await closePages(browser, sharedContext);
    idlePages = sharedContext.pages();
    for (const page of idlePages) page.removeAllListeners("request");
  });
  afterAll(async () => {
    await closePages(browser);
    server.close();
  });
  const fixture: EmbedFixture = {
    get site() {
      return site();
    },
    get origin() {
      return server.origin;
    },
    script: (attributes = "async") => `<script ${attributes} src="${site().url}/embed/v1.js"></script>`,
    pinnedScript: (language) => {
      const { languages, ...english } = readEmbedRelease("dist");
      const { file, integrity } = language === undefined ? english : languages[language]!;
      return `<script async src="${site().url}${file}" integrity="${integrity}" crossorigin></script>`;
    },
    visit: async (
      body,
      { browser: other, headers = {}, before, route, serviceWorker, query = "", reuse, ...options } = {},
    ) => {
      pages.set("/worker.js", { html: serviceWorker ?? "", headers: { "content-type": "text/javascript" } });
      pages.set("/register", { html: REGISTRATION, headers: {} });
      const path = `/page-${pages.size + 1}`;
      pages.set(path, { html: `<!doctype html><html lang="en"><title>Jobs</title>${body}</html>`, headers });
      const isShared = (other ?? before ?? serviceWorker) === undefined && Object.keys(options).length === 0;
      const earlierPage = reuse ?? (isShared ? idlePages.pop() : undefined);
      const page =
        earlierPage === undefined
          ? await openWatchedPage(isShared ? sharedContext : await openContext(other ?? browser, options))
          : await unload(earlierPage);
      const consoleMessages: string[] = [];
      messages.set(page, consoleMessages);
      if (serviceWorker !== undefined) {
        await page.goto(`${server.origin}/register`);
        await page.evaluate("isControlled");
      }
      await before?.(page);
      await route?.(page);
      await page.goto(`${server.origin}${path}${query}`);
      return { page, consoleMessages };
    },
    embed: (body, options) => fixture.visit(fixture.script() + body, options),
    visitStrictPage: (body, options) =>
      fixture.visit(fixture.script('async nonce="r4nd0m"') + body, {
        ...options,
        headers: {
          "content-security-policy": `default-src 'none'; script-src 'nonce-r4nd0m' 'strict-dynamic'; connect-src ${site().url}; require-trusted-types-for 'script'; trusted-types 'none'`,
        },
      }),
    storeLead: async (root, email, tag = "lead-form") => {
      await sendLead(root, email, tag);
      await root.locator(tag).getByText(LEAD_SUCCESS_MESSAGE).first().waitFor();
      const rows = await fixture.rows("contact_submissions", email);
      expect(rows).toHaveLength(1);
      return rows[0]!;
    },
    rows: (table, email) => readStoredRows({ DATA_DIR: site().dataDir }, table, email),
  };
  return fixture;
}

export async function sendLead(root: Page | FrameLocator, email: string, tag = "lead-form"): Promise<void> {
  const form = root.locator(tag);
  await form.getByLabel("Role you need").fill("Superintendent");
  await form.getByLabel("Email", { exact: true }).fill(email);
  await form.getByRole("button", { name: "Connect me" }).click();
}
