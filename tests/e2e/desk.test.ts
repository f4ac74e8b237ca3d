import type { Browser, Page, Request } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { closePages, openPage, getSharedBrowser } from "../browser/open-browser.ts";
import { openDesk, type OpenedDesk } from "./open-desk.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { holdRequests } from "./hold-requests.ts";
import { insertLead } from "./insert-lead.ts";
import { startSite, type RunningSite } from "./start-site.ts";
import { isFullRun } from "../is-full-run.ts";

/** One width per layout: with everything below each other, with side-by-side parts, and with the navigation. */
const LAYOUT_WIDTHS = new Set([320, 768, 1440]);

describe("the operator's desk", () => {
  let browser: Browser;
  let site: RunningSite;
  let desk: OpenedDesk;
  let page: Page;
  let consoleProblems: string[];

  const sendLead = (extraFields: object): Promise<string> => insertLead(site, extraFields);
  const row = (name: string) => page.locator(".lead-line", { hasText: name });

  beforeAll(async () => {
    browser = await getSharedBrowser();
    site = await startSite();
    desk = await openDesk(site.dataDir, "Dana");
    ({ page, consoleProblems } = await openPage(browser, { viewport: { width: 1440, height: 900 } }));
    await page.goto(desk.address);
  });
  afterAll(async () => {
    await closePages(browser);
    await desk.stop();
    await site.stop();
  });

  it("shows that there are no submissions yet, and then a new submission without a reload", async () => {
    await page.getByRole("heading", { name: "No submissions yet" }).waitFor();
    await sendLead({ first_name: "Marisol", last_name: "Tran", company_name: "Copperline Builders" });
    await row("Marisol Tran").waitFor();
    await expect.poll(() => page.title()).toContain("(1)");
    await row("Marisol Tran")
      .getByText(/(?:24 h 00|23 h 5\d) left/)
      .waitFor();
  });

  it("can be operated by keyboard: move, open, set a status, go back", async () => {
    await sendLead({ first_name: "Devon", last_name: "Achterberg", email: "devon@example.com", phone: null });
    await row("Devon").waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Marisol Tran" }).waitFor();
    await page.getByText("Dana set Read").waitFor();
    await page.keyboard.press("j");
    await page.getByRole("heading", { level: 1, name: "Devon Achterberg" }).waitFor();
    await page.getByText("Dana set Read").waitFor();
    await page.keyboard.press("c");
    await page.getByText("Dana set Contacted").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { level: 1, name: "Open" }).waitFor();
    await row("Devon").getByText("Contacted").waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("marisol je");
    await page.getByRole("heading", { name: "Nothing matches these filters" }).waitFor();
    await page.getByRole("link", { name: "Clear the filters" }).click();
  });

  it("stores the filters and the search in the URL", async () => {
    await page.getByLabel("Search all fields").fill("copperline");
    await expect.poll(() => page.url()).toContain("q=copperline");
    await expect.poll(() => page.locator(".lead-line").count()).toBe(1);
    await page.getByLabel("Kind").selectOption("Resume");
    await expect.poll(() => page.locator(".lead-line").count()).toBe(0);
    await page.reload();
    await page.getByRole("heading", { name: "Nothing matches these filters" }).waitFor();
    expect(await page.getByLabel("Search all fields").inputValue()).toBe("copperline");
    await page.getByRole("link", { name: "Clear", exact: true }).click();
    await expect.poll(() => page.locator(".lead-line").count()).toBe(2);
  });

  it("reports a conflict to the second of two operators, who keeps a draft note and can overwrite the change", async () => {
    const otherDesk = await openDesk(site.dataDir, "Luis");
    const luis = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await luis.page.goto(otherDesk.address);
    const name = "Marisol Tran";
    await row(name).getByRole("link").click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    // Block live updates, so that Dana's page does not receive Luis's change while she is writing.
    await page.route("**/api/revision", (route) => route.abort());
    await page.getByLabel("Add a note").fill("Call her on Monday");
    await luis.page.locator(".lead-line", { hasText: name }).getByRole("link").click();
    await luis.page.getByRole("button", { name: "Contacted" }).click();
    await luis.page.getByText("Luis set Contacted").waitFor();

    await page.getByRole("button", { name: "Qualified" }).click();
    const conflict = page.getByRole("alert").filter({ hasText: "Luis changed this to Contacted" });
    await conflict.waitFor();
    expect(await conflict.textContent()).toContain(
      "You chose Qualified on the older copy. Your change is not saved yet.",
    );
    expect(await page.getByLabel("Add a note").inputValue()).toBe("Call her on Monday");
    await page.getByRole("button", { name: "Set Qualified anyway" }).click();
    await page.getByText("Dana set Qualified").waitFor();
    await page.getByText("“Call her on Monday”").waitFor();
    await page.unroute("**/api/revision");
    await luis.page.getByText("Dana set Qualified").waitFor();
    expect(luis.consoleProblems).toEqual([]);
    await luis.page.context().close();
    await otherDesk.stop();
    consoleProblems = consoleProblems.filter((line) => !line.includes("ERR_FAILED"));
    await page.keyboard.press("Escape");
  });

  it("acts only once while a key is held down, except for keys that move the focus", async () => {
    const names = ["Ada", "Ben", "Cal"];
    for (const name of names)
      await sendLead({ first_name: name, last_name: "Held", email: `${name}@example.com`, phone: null });
    await page.goto(`${desk.origin}/?q=held`);
    await expect.poll(() => page.locator(".lead-line").count()).toBe(3);
    // Row text changes with the age of the lead, so identify rows by ID.
    const readFocusedRow = () =>
      page.evaluate(() => (document.activeElement as HTMLElement).dataset["row"] ?? "");
    await page.keyboard.down("j");
    await page.keyboard.down("j");
    await page.keyboard.up("j");
    const second = await readFocusedRow();
    expect(second).not.toBe("");
    await page.keyboard.press("k");
    const first = await readFocusedRow();
    expect(first).not.toBe(second);

    await page.goto(`${desk.origin}/?q=held&state=open`);
    await expect.poll(() => page.locator(".lead-line").count()).toBe(3);
    await page.keyboard.press("j");
    await page.keyboard.down("e");
    await expect.poll(() => page.locator(".lead-line").count()).toBe(2);
    await expect.poll(readFocusedRow).toBe(second);
    await page.keyboard.down("e");
    await page.keyboard.up("e");
    // If holding the key had repeated the action, its response would arrive before the response to this key.
    await page.keyboard.press("c");
    await page.getByRole("status").filter({ hasText: ": Contacted" }).waitFor();
    const statuses = (await site.rows("contact_submissions")).flatMap(({ last_name, status }) =>
      last_name === "Held" ? [status] : [],
    );
    expect(statuses.sort()).toEqual(["closed", "contacted", "new"]);
  });

  describe("reports no conflict with an operator's own change", () => {
    const conflicts = () => page.getByRole("alert").filter({ hasText: "changed this to" }).count();
    const isRead = (request: Request) => request.postData()?.includes('"read"') === true;
    const focusNewLead = async (first_name: string) => {
      await sendLead({ first_name, last_name: "Alone", email: `${first_name}@example.com`, phone: null });
      // In a page that was loaded before its first route, Chromium may miss the next request.
      await page.route("**/*", (route) => route.fallback());
      await page.goto(`${desk.origin}/?q=${first_name}`);
      await row(first_name).waitFor();
      await page.keyboard.press("j");
    };

    afterEach(() => page.unrouteAll());

    it.runIf(isFullRun)("when a key is pressed twice before the change is shown", async () => {
      await focusNewLead("Fay");
      await page.keyboard.press("Enter");
      await page.getByText("Dana set Read").waitFor();
      const sentStatuses: unknown[] = [];
      let releaseStatus = () => {};
      const released = new Promise<void>((resolve) => (releaseStatus = resolve));
      await page.route(/\/selection\/changes$/, async (route, request) => {
        const { changes } = request.postDataJSON() as { changes: { status: string }[] };
        sentStatuses.push(...changes.map(({ status }) => status));
        await released;
        await route.continue();
      });
      const releaseRequests = await holdRequests(page, /\/api\/leads\/\w+\/[\w-]+$/);
      await page.keyboard.press("c");
      await page.keyboard.press("c");
      releaseStatus();
      await page.getByRole("status").filter({ hasText: "Fay Alone: Contacted" }).waitFor();
      expect(await page.getByRole("button", { name: "Contacted" }).isDisabled()).toBe(true);
      await page.keyboard.press("c");
      await page.keyboard.press("n");
      releaseRequests();
      await page.getByText("Dana set Contacted").waitFor();
      expect(sentStatuses).toEqual(["contacted"]);
      await page.keyboard.press("n");
      await page.getByText("Dana set Not a lead").waitFor();
      expect(await conflicts()).toBe(0);
    });

    it.runIf(isFullRun)(
      "when a key is pressed while the opened submission is being marked as read",
      async () => {
        await focusNewLead("Gil");
        let releaseResponse = () => {};
        const responseReleased = new Promise<void>((resolve) => (releaseResponse = resolve));
        const stored = new Promise<void>((resolve) => {
          void page.route(/\/selection\/changes$/, async (route, request) => {
            if (!isRead(request)) return route.continue();
            const response = await route.fetch();
            resolve();
            await responseReleased;
            await route.fulfill({ response });
          });
        });
        await page.keyboard.press("Enter");
        await stored;
        await page.keyboard.press("c");
        releaseResponse();
        await page.getByRole("status").filter({ hasText: "Gil Alone: Contacted" }).waitFor();
        await page.getByText("Dana set Contacted").waitFor();
        expect(await conflicts()).toBe(0);
      },
    );

    it.runIf(isFullRun)("when a key is pressed before the opened submission is shown as read", async () => {
      await focusNewLead("Hal");
      const readResponse = page.waitForResponse((response) => isRead(response.request()));
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: "Hal Alone" }).waitFor();
      const releaseRequests = await holdRequests(page, /\/api\/leads\/\w+\/[\w-]+$/);
      await (await readResponse).finished();
      await page.keyboard.press("c");
      await page.getByRole("status").filter({ hasText: "Hal Alone: Contacted" }).waitFor();
      releaseRequests();
      await page.getByText("Dana set Contacted").waitFor();
      expect(await conflicts()).toBe(0);
    });

    it.runIf(isFullRun)(
      "when a key is pressed in a list that does not show the submission as read yet",
      async () => {
        await focusNewLead("Ida");
        await holdRequests(page, "**/api/revision");
        await page.keyboard.press("Enter");
        await page.getByText("Dana set Read").waitFor();
        await page.keyboard.press("Escape");
        await page.getByRole("heading", { level: 1, name: "All" }).waitFor();
        await page.keyboard.press("q");
        await page.getByRole("status").filter({ hasText: "Ida Alone" }).waitFor();
        await page.getByRole("status").filter({ hasText: "Ida Alone: Qualified" }).waitFor();
      },
    );
  });

  it("releases and deletes flagged submissions", async () => {
    const flagged = { form_check: { trap: "https://spam.example", seconds: 0 } };
    await sendLead({
      ...flagged,
      first_name: "Honest",
      last_name: "Person",
      phone: null,
      email: "h@example.com",
    });
    await sendLead({
      ...flagged,
      first_name: "Casino",
      last_name: "Bonus",
      phone: null,
      email: "c@example.com",
    });
    await page.getByRole("link", { name: "Flagged 2" }).click();
    await row("Honest").getByRole("link").click();
    await page.getByRole("button", { name: "Release…" }).click();
    await page.getByRole("button", { name: "Release 1 submission" }).click();
    await page.getByText("Released 1 submission; 2 deliveries will be sent in a moment.").waitFor();
    await page.keyboard.press("9");
    await row("Casino").getByRole("link").click();
    await page.getByRole("button", { name: "Delete…" }).click();
    await page.getByRole("button", { name: "Delete 1 submission for good" }).click();
    await page.getByRole("heading", { name: "Nothing is flagged" }).waitFor();
    await page.keyboard.press("1");
    await row("Honest Person").waitFor();
  });

  it("shows emails that were written to disk", async () => {
    await page.getByRole("link", { name: "Saved email" }).click();
    await page
      .getByRole("link", { name: /^Receipt to the sender/ })
      .first()
      .click();
    await expect.poll(() => page.locator("article pre").textContent()).toContain("Position: Project Manager");
  });

  it("erases a person after a confirmation that lists what will be deleted", async () => {
    await sendLead({ first_name: "Erin", last_name: "Gone", email: "erin@example.com", phone: null });
    await page.keyboard.press("1");
    await row("Erin").getByRole("link").click();
    await page.getByRole("button", { name: "Erase person…" }).click();
    await page.getByRole("button", { name: "Erase 1 submission for good" }).click();
    await page.getByRole("heading", { level: 1, name: "Open" }).waitFor();
    await row("Erin").waitFor({ state: "detached" });
    expect((await site.rows("contact_submissions")).map(({ email }) => email)).not.toContain(
      "erin@example.com",
    );
  });

  it("reports that another operator erased a submission, and preserves a draft note", async () => {
    const id = await sendLead({
      first_name: "Otto",
      last_name: "Gone",
      email: "otto@example.com",
      phone: null,
    });
    await page.goto(`${desk.origin}/lead/contact_submissions/${id}`);
    await page.getByRole("heading", { level: 1, name: "Otto Gone" }).waitFor();
    await page.getByLabel("Add a note").fill("Ask for the schedule");
    await page.evaluate(async () => {
      const body = JSON.stringify({ emails: ["otto@example.com"], phones: [] });
      const headers = { authorization: `Bearer ${sessionStorage.getItem("token")}` };
      await fetch("/api/people/erase", { method: "POST", body, headers });
    });
    await page.getByRole("heading", { level: 1, name: "This submission has been deleted" }).waitFor();
    await page.getByText("Ask for the schedule").waitFor();
    await page.getByRole("link", { name: "Back to the list" }).click();
    await page.getByRole("heading", { level: 1, name: "Open" }).waitFor();
    consoleProblems = consoleProblems.filter((line) => !line.includes("404"));
  });

  it.runIf(isFullRun)(
    "shows on a slow connection that it is loading, and then that loading takes longer than usual",
    async () => {
      let releaseList = () => {};
      const released = new Promise<void>((resolve) => (releaseList = resolve));
      await page.route("**/api/leads?*", async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(desk.origin);
      await page.getByText("Loading the list…").waitFor();
      await page.getByText("This is taking longer than usual.").waitFor();
      releaseList();
      await page.locator(".lead-line").first().waitFor();
      await page.unroute("**/api/leads?*");
    },
  );

  it.each([
    "/",
    ...(isFullRun
      ? [
          "/?state=all&order=newest",
          "/held",
          "/deliveries?state=sent",
          "/mails",
          "/counts",
          "an open submission",
        ]
      : []),
  ])("showing %s, fits windows of every size and has no axe violations", async (view) => {
    const isPath = view.startsWith("/");
    await page.goto(desk.origin + (isPath ? view : "/"));
    if (!isPath) {
      await page.locator(".lead-line a").first().click();
      await page.getByRole("heading", { name: "History" }).waitFor();
    }
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle").catch(() => undefined);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ width, overflow }).toEqual({ width, overflow: 0 });
      if (!LAYOUT_WIDTHS.has(width)) continue;
      expect([width, await findViolations(page, [...WCAG, "best-practice"])]).toEqual([width, []]);
    }
  });

  it.runIf(isFullRun)(
    "reports that the server does not respond, and shows the submission once it does",
    async () => {
      await sendLead({ first_name: "Iris", last_name: "Frozen" });
      await page.goto(`${desk.origin}/?state=all&order=newest`);
      await row("Iris").waitFor();
      expect(consoleProblems).toEqual([]);
      const pid = site.pid() ?? 0;
      process.kill(pid, "SIGSTOP");
      try {
        await row("Iris").getByRole("link").click();
        const failure = page
          .getByRole("alert")
          .filter({ has: page.getByRole("button", { name: "Try again" }) });
        await failure.getByText(/has not responded for 4 seconds\. .* then try again\.$/).waitFor();
        // Click before resuming the server: when the desk reconnects by itself, it removes the button.
        await failure.getByRole("button").click();
      } finally {
        process.kill(pid, "SIGCONT");
      }
      await page.getByRole("heading", { level: 1, name: "Iris Frozen" }).waitFor();
      await expect.poll(() => page.getByRole("alert").count()).toBe(0);
      consoleProblems = consoleProblems.filter((line) => !line.includes("503"));
    },
  );

  it.runIf(isFullRun)("reports that the database is unavailable, and recovers automatically", async () => {
    await page.goto(desk.origin);
    await page.locator(".lead-line").first().waitFor();
    expect(consoleProblems).toEqual([]);
    await site.kill();
    await page.getByText("The database is unavailable right now. Try again in a moment.").waitFor();
    expect(await page.locator(".lead-line").count()).toBeGreaterThan(0);
    await site.restart();
    await expect.poll(() => page.getByText("The database is unavailable").count()).toBe(0);
    await sendLead({ first_name: "After", last_name: "Restart" });
    await row("After Restart").waitFor();
  });
});
