import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closePages, openPage, getSharedBrowser } from "../browser/open-browser.ts";
import { postgresSkipReason, startMigratedPostgres, type PostgresServer } from "../db/postgres-server.ts";
import { openDesk, type OpenedDesk } from "./open-desk.ts";
import { insertLead } from "./insert-lead.ts";
import { startSite, type RunningSite } from "./start-site.ts";

describe.skipIf(postgresSkipReason)("the operator's desk on a PostgreSQL server", () => {
  let server: PostgresServer;
  let site: RunningSite;
  let desk: OpenedDesk;
  let browser: Browser;
  let page: Page;
  let consoleProblems: string[];

  const row = (name: string) => page.locator(".lead-line", { hasText: name });

  beforeAll(async () => {
    server = await startMigratedPostgres();
    site = await startSite({ DATABASE_URL: server.url });
    desk = await openDesk(site.dataDir, "Dana", { DATABASE_URL: server.url });
    browser = await getSharedBrowser();
    ({ page, consoleProblems } = await openPage(browser, { viewport: { width: 1440, height: 900 } }));
    await page.goto(desk.address);
  });
  afterAll(async () => {
    await closePages(browser);
    await desk.stop();
    await site.stop();
    await server.stop();
  });

  it("shows a new submission without a reload, and changes its status by key", async () => {
    await page.getByRole("heading", { name: "No submissions yet" }).waitFor();
    await insertLead(site, { first_name: "Marisol" });
    await row("Marisol").waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("c");
    await row("Marisol").getByText("Contacted").waitFor();
    await page.keyboard.press("u");
    await row("Marisol").getByText("New").waitFor();
    expect(consoleProblems).toEqual([]);
  });

  it("reports that the database is unavailable, still shows the list, and rejects a change with a message", async () => {
    await server.stop();
    await page.getByText("The database is unavailable right now. Try again in a moment.").first().waitFor();
    expect(await row("Marisol").count()).toBe(1);
    await row("Marisol").getByRole("link").focus();
    await page.keyboard.press("c");
    await page
      .getByRole("status")
      .filter({ hasText: "The database is unavailable right now. Try again in a moment." })
      .waitFor();
    await row("Marisol").getByText("New").waitFor();
  });
});
