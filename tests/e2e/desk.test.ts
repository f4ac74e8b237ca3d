import type { Request } from "playwright";
import { afterEach, describe, expect, it } from "vitest";
import { useDesk } from "./desk-fixture.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { holdRequests } from "./hold-requests.ts";
import { insertLead } from "./insert-lead.ts";
import { isFullRun, selectCases } from "../is-full-run.ts";
import { runSubmissions } from "../run-command.ts";

/**
 * Color schemes that axe checks, by width. There is one width per layout: with everything below each other, with
 * side-by-side parts, and with the navigation.
 */
const LAYOUT_SCHEMES = new Map([
  [320, selectCases(["dark", "light"] as const)],
  [768, selectCases(["dark", "light"] as const, 0)],
  [1440, selectCases(["light", "dark"] as const)],
]);

const fixture = useDesk();

/** Stores a lead of a person who has no phone number and is not known yet. */
const addLead = (first_name: string, last_name: string, extraFields: object = {}): Promise<string> =>
  insertLead(fixture.site, {
    first_name,
    last_name,
    phone: null,
    email: `${first_name.toLowerCase()}@example.com`,
    ...extraFields,
  });

/** Removes expected messages from the console's problems. */
function ignoreProblems(expected: string): void {
  const { consoleProblems } = fixture.dana;
  consoleProblems.splice(0, Infinity, ...consoleProblems.filter((line) => !line.includes(expected)));
}

describe("the operator's desk", () => {
  it("shows that there are no submissions yet, and then a new submission without a reload", async () => {
    const { page, row } = fixture.dana;
    await page.getByRole("heading", { name: "No submissions yet" }).waitFor();
    await addLead("Marisol", "Tran", { company_name: "Copperline Builders" });
    await row("Marisol Tran").waitFor();
    await expect.poll(() => page.title()).toContain("(1)");
    await row("Marisol Tran")
      .getByText(/(?:24 h 00|23 h 5\d) left/)
      .waitFor();
  });

  it("can be operated by keyboard: move, open, set a status, go back", async () => {
    const { page, row, press, waitForTitle } = fixture.dana;
    await addLead("Devon", "Achterberg");
    await row("Devon").waitFor();
    await press("j", "j", "k", "Enter");
    await waitForTitle("Marisol Tran");
    await page.getByText("Dana set Read").waitFor();
    await press("j");
    await waitForTitle("Devon Achterberg");
    await page.getByText("Dana set Read").waitFor();
    await press("c");
    await page.getByText("Dana set Contacted").waitFor();
    await press("Escape");
    await waitForTitle("Open");
    await row("Devon").getByText("Contacted").waitFor();
    await press("/");
    await page.keyboard.type("marisol je");
    await page.getByRole("heading", { name: "Nothing matches these filters" }).waitFor();
    await page.getByRole("link", { name: "Clear the filters" }).click();
  });

  it("stores the filters and the search in the URL", async () => {
    const { page, lines, press } = fixture.dana;
    await page.getByLabel("Search all fields").fill("copperline");
    await expect.poll(() => page.url()).toContain("q=copperline");
    await expect.poll(() => lines.count()).toBe(1);
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByLabel("Kind").selectOption("Resume");
    await expect.poll(() => lines.count()).toBe(0);
    await page.getByRole("button", { name: "Remove the filter Kind Resume" }).click();
    await expect.poll(() => lines.count()).toBe(1);
    await press("f");
    await page.getByRole("group", { name: "Filter" }).waitFor({ state: "hidden" });
    await press("f");
    await page.getByLabel("Kind").selectOption("Resume");
    await page.reload();
    await page.getByRole("heading", { name: "Nothing matches these filters" }).waitFor();
    expect(await page.getByLabel("Search all fields").inputValue()).toBe("copperline");
    await page.getByRole("link", { name: "Clear", exact: true }).click();
    await expect.poll(() => lines.count()).toBe(2);
  });

  it("reports a conflict to the second of two operators, who keeps a draft note and can overwrite the change", async () => {
    const { page, row, press } = fixture.dana;
    const luis = await fixture.open("Luis");
    const name = "Marisol Tran";
    await row(name).getByRole("link").click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    // Block live updates, so that Dana's page does not receive Luis's change while she is writing.
    await page.route("**/api/revision", (route) => route.abort());
    await page.getByLabel("Add a note").fill("Call her on Monday");
    await luis.row(name).getByRole("link").click();
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
    await luis.close();
    ignoreProblems("ERR_FAILED");
    await press("Escape");
  });

  it("acts only once while a key is held down, except for keys that move the focus", async () => {
    const { page, lines, press, waitForStatus } = fixture.dana;
    for (const name of ["Ada", "Ben", "Cal"]) await addLead(name, "Held");
    await page.goto(`${fixture.desk.origin}/?q=held`);
    await expect.poll(() => lines.count()).toBe(3);
    // Row text changes with the age of the lead, so identify rows by ID.
    const readFocusedRow = () =>
      page.evaluate(() => (document.activeElement as HTMLElement).dataset["row"] ?? "");
    await page.keyboard.down("j");
    await page.keyboard.down("j");
    await page.keyboard.up("j");
    const second = await readFocusedRow();
    expect(second).not.toBe("");
    await press("k");
    const first = await readFocusedRow();
    expect(first).not.toBe(second);

    await page.goto(`${fixture.desk.origin}/?q=held&state=open`);
    await expect.poll(() => lines.count()).toBe(3);
    await press("j");
    await page.keyboard.down("e");
    await expect.poll(() => lines.count()).toBe(2);
    await expect.poll(readFocusedRow).toBe(second);
    await page.keyboard.down("e");
    await page.keyboard.up("e");
    // If holding the key had repeated the action, its response would arrive before the response to this key.
    await press("c");
    await waitForStatus(": Contacted");
    const statuses = (await fixture.site.rows("contact_submissions")).flatMap(({ last_name, status }) =>
      last_name === "Held" ? [status] : [],
    );
    expect(statuses.sort()).toEqual(["closed", "contacted", "new"]);
  });

  it("shows once what adds the same points to each row", async () => {
    const { page, row, lines } = fixture.dana;
    for (const name of ["Ann", "Bea", "Cyd"]) await addLead(name, "Quiet", { form_check: null });
    await page.goto(`${fixture.desk.origin}/?q=quiet`);
    await expect.poll(() => lines.count()).toBe(3);
    const reason = page.getByText("No form check");
    await expect.poll(() => reason.count()).toBe(1);
    expect(await reason.textContent()).toMatch(/No form check, all 3 rows$/);
    await addLead("Dot", "Quiet");
    await row("Dot").waitFor();
    await expect.poll(() => reason.count()).toBe(3);
  });

  it("shows a long name in three lines beside an open submission", async () => {
    const { page, row, waitForTitle } = fixture.dana;
    const [first_name, company_name] = ["Maximiliana".repeat(10), "Brandvold".repeat(13)];
    await insertLead(fixture.site, {
      first_name,
      last_name: "Long",
      company_name,
      email: "long@example.com",
    });
    await page.goto(`${fixture.desk.origin}/?q=maximiliana&state=open`);
    const line = row(first_name);
    await line.getByRole("link").click();
    await waitForTitle(`${first_name} Long`);
    const { height } = (await line.locator(".lead-who").boundingBox())!;
    expect(height).toBeGreaterThan(20);
    expect(height).toBeLessThan(80);
  });

  it("assigns submissions by key and in bulk, and lists those of nobody", async () => {
    const { page, row, lines, press, waitForStatus, waitForTitle } = fixture.dana;
    for (const name of ["Una", "Vic"]) await addLead(name, "Owned");
    await page.goto(`${fixture.desk.origin}/?q=owned`);
    await expect.poll(() => lines.count()).toBe(2);
    await press("Shift+A", "a");
    await page.getByRole("dialog").getByText("Assign 2 submissions to…").waitFor();
    expect(await findViolations(page, WCAG)).toEqual([]);
    await press("1");
    await waitForStatus("2 submissions assigned to Dana.");
    await row("Una").getByText("owned by Dana").waitFor();
    await row("Vic").getByText("owned by Dana").waitFor();
    await press("Escape");
    await row("Una").getByRole("link").click();
    await waitForTitle("Una Owned");
    await page.getByText("Dana took it").waitFor();
    await press("o");
    await page.getByText("Dana assigned it to nobody").waitFor();
    await press("a", "1");
    await page.getByText("Dana took it").nth(1).waitFor();
    await press("a", "0");
    await page.getByText("Dana assigned it to nobody").nth(1).waitFor();
    await press("Escape");
    await waitForTitle("All");
    await press("f");
    await page.getByLabel("Owner").selectOption("nobody's");
    await expect.poll(() => lines.count()).toBe(1);
    await row("Una").getByText("nobody's").waitFor();
    await page.getByLabel("Owner").selectOption("mine");
    await row("Vic").waitFor();
    expect(await lines.count()).toBe(1);
  });

  describe("reports no conflict with an operator's own change", () => {
    const conflicts = () =>
      fixture.dana.page.getByRole("alert").filter({ hasText: "changed this to" }).count();
    const isRead = (request: Request) => request.postData()?.includes('"read"') === true;
    const focusNewLead = async (first_name: string) => {
      const { page, row, press } = fixture.dana;
      await addLead(first_name, "Alone");
      // In a page that was loaded before its first route, Chromium may miss the next request.
      await page.route("**/*", (route) => route.fallback());
      await page.goto(`${fixture.desk.origin}/?q=${first_name}`);
      await row(first_name).waitFor();
      await press("j");
    };

    afterEach(() => fixture.dana.page.unrouteAll());

    it.runIf(isFullRun)("when a key is pressed twice before the change is shown", async () => {
      const { page, press, waitForStatus } = fixture.dana;
      await focusNewLead("Fay");
      await press("Enter");
      await page.getByText("Dana set Read").waitFor();
      const sentStatuses: unknown[] = [];
      page.on("request", (request) => {
        if (!request.url().endsWith("/selection/changes")) return;
        const { changes } = request.postDataJSON() as { changes: { status: string }[] };
        sentStatuses.push(...changes.map(({ status }) => status));
      });
      const releaseStatus = await holdRequests(page, /\/selection\/changes$/);
      const releaseRequests = await holdRequests(page, /\/api\/leads\/\w+\/[\w-]+$/);
      await press("c", "c");
      releaseStatus();
      await waitForStatus("Fay Alone: Contacted");
      expect(await page.getByRole("button", { name: "Contacted" }).isDisabled()).toBe(true);
      await press("c", "n");
      releaseRequests();
      await page.getByText("Dana set Contacted").waitFor();
      expect(sentStatuses).toEqual(["contacted"]);
      await press("n");
      await page.getByText("Dana set Not a lead").waitFor();
      expect(await conflicts()).toBe(0);
    });

    it.runIf(isFullRun)(
      "when a key is pressed while the opened submission is being marked as read",
      async () => {
        const { page, press, waitForStatus } = fixture.dana;
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
        await press("Enter");
        await stored;
        await press("c");
        releaseResponse();
        await waitForStatus("Gil Alone: Contacted");
        await page.getByText("Dana set Contacted").waitFor();
        expect(await conflicts()).toBe(0);
      },
    );

    it.runIf(isFullRun)(
      "when a key is pressed in a list that does not show the submission as read yet",
      async () => {
        const { page, press, waitForStatus, waitForTitle } = fixture.dana;
        await focusNewLead("Ida");
        await holdRequests(page, "**/api/revision");
        await press("Enter");
        await page.getByText("Dana set Read").waitFor();
        await press("Escape");
        await waitForTitle("All");
        await press("q");
        await waitForStatus("Ida Alone: Qualified");
      },
    );
  });

  it("releases and deletes flagged submissions", async () => {
    const { page, row, press } = fixture.dana;
    const flagged = { form_check: { trap: "https://spam.example", seconds: 0 } };
    await addLead("Honest", "Person", flagged);
    await addLead("Casino", "Bonus", flagged);
    await page.getByRole("link", { name: "Flagged 2" }).click();
    await row("Honest").getByRole("link").click();
    await page.getByRole("button", { name: "Release…" }).click();
    await page.getByRole("button", { name: "Release 1 submission" }).click();
    await page.getByText("Released 1 submission; 2 deliveries will be sent in a moment.").waitFor();
    await press("0");
    await row("Casino").getByRole("link").click();
    await page.getByRole("button", { name: "Delete…" }).click();
    await page.getByRole("button", { name: "Delete 1 submission for good" }).click();
    await page.getByRole("heading", { name: "Nothing is flagged" }).waitFor();
    await press("3");
    await row("Honest Person").waitFor();
  });

  it.runIf(isFullRun)(
    "erases a person after a confirmation that lists what will be deleted and what will be replaced",
    async () => {
      const { page, row, press, waitForTitle } = fixture.dana;
      const page_url = "https://jobs.acme.example/apply/3025550188";
      await addLead("Nora", "Before", { partner: "acme-jobs", page_url });
      const id = await addLead("Erin", "Gone", { phone: "(302) 555-0188" });
      await addLead("Olga", "Colleague", { project_details: "Ask erin@example.com." });
      const erase = async (name: string, action: string) => {
        await press("3");
        await row(name).getByRole("link").click();
        await page.getByRole("button", { name: "Erase person…" }).click();
        const button = page.getByRole("button", { name: action });
        await button.waitFor();
        const text = await page.getByRole("dialog").innerText();
        await button.click();
        await waitForTitle("Open");
        return text;
      };
      // Her deletion counts the partner's page, which has the number of the next person in its address.
      await erase("Nora", "Erase 1 submission for good");
      const { code } = await runSubmissions(["--hold", id, "--because", "law"], {
        DATA_DIR: fixture.site.dataDir,
      });
      expect(code).toBe(0);
      const text = await erase("Erin", "Replace it for good");
      expect(text).toContain("on legal hold, not erased");
      expect(text).toContain("1 submission from other senders");
      expect(text).toContain("1 other record with the address or number");
      const rows = await fixture.site.rows("contact_submissions");
      expect(rows.find(({ first_name }) => first_name === "Olga")?.project_details).toBe("Ask [...].");
      await runSubmissions(["--lift-hold", id], { DATA_DIR: fixture.site.dataDir });
      expect(await erase("Erin", "Erase 1 submission for good")).not.toContain("other");
      await row("Erin").waitFor({ state: "detached" });
      expect((await fixture.site.rows("contact_submissions")).map(({ email }) => email)).not.toContain(
        "erin@example.com",
      );
    },
  );

  it("reports that another operator erased a submission, and preserves a draft note", async () => {
    const { page, waitForTitle } = fixture.dana;
    const id = await addLead("Otto", "Gone");
    await page.goto(`${fixture.desk.origin}/lead/contact_submissions/${id}`);
    await waitForTitle("Otto Gone");
    await page.getByLabel("Add a note").fill("Ask for the schedule");
    await page.evaluate(async () => {
      const body = JSON.stringify({ emails: ["otto@example.com"], phones: [] });
      const headers = { authorization: `Bearer ${sessionStorage.getItem("token")}` };
      await fetch("/api/people/erase", { method: "POST", body, headers });
    });
    await waitForTitle("This submission has been deleted");
    await page.getByText("Ask for the schedule").waitFor();
    await page.getByRole("link", { name: "Back to the list" }).click();
    await waitForTitle("Open");
    ignoreProblems("404");
  });

  it.runIf(isFullRun)(
    "shows on a slow connection that it is loading, and then that loading takes longer than usual",
    async () => {
      const { page, lines } = fixture.dana;
      const releaseList = await holdRequests(page, /\/api\/leads(?:\?|$)/);
      await page.goto(fixture.desk.origin);
      await page.getByText("Loading the list…").waitFor();
      await page.getByText("This is taking longer than usual.").waitFor();
      releaseList();
      await lines.first().waitFor();
      await page.unrouteAll();
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
          "/log",
          "an open submission",
        ]
      : []),
  ])("showing %s, fits windows of every size and has no axe violations", async (view) => {
    const { page } = fixture.dana;
    const isPath = view.startsWith("/");
    await page.goto(fixture.desk.origin + (isPath ? view : "/"));
    if (isPath) await page.waitForLoadState("networkidle").catch(() => undefined);
    else {
      await page.locator(".lead-line a").first().click();
      await page.getByRole("heading", { name: "History" }).waitFor();
    }
    await page.getByRole("heading", { level: 1 }).waitFor();
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ width, overflow }).toEqual({ width, overflow: 0 });
      for (const colorScheme of LAYOUT_SCHEMES.get(width) ?? []) {
        await page.emulateMedia({ colorScheme });
        const violations = await findViolations(page, [...WCAG, "best-practice"]);
        expect({ width, colorScheme, violations }).toEqual({ width, colorScheme, violations: [] });
      }
    }
  });

  it.runIf(isFullRun)(
    "reports that the server does not respond, and shows the submission once it does",
    async () => {
      const { page, consoleProblems, row, waitForTitle } = fixture.dana;
      await addLead("Iris", "Frozen");
      await page.goto(`${fixture.desk.origin}/?state=all&order=newest`);
      await row("Iris").waitFor();
      expect(consoleProblems).toEqual([]);
      const pid = fixture.site.pid() ?? 0;
      process.kill(pid, "SIGSTOP");
      try {
        await row("Iris").getByRole("link").click();
        const failure = page
          .getByRole("alert")
          .filter({ has: page.getByRole("button", { name: "Try again" }) });
        await failure.getByText(/has not responded for 6 seconds\. .* then try again\.$/).waitFor();
        // Click before resuming the server: when the desk reconnects by itself, it removes the button.
        await failure.getByRole("button").click();
      } finally {
        process.kill(pid, "SIGCONT");
      }
      await waitForTitle("Iris Frozen");
      await expect.poll(() => page.getByRole("alert").count()).toBe(0);
      ignoreProblems("503");
    },
  );

  it.runIf(isFullRun)(
    "reports that the database is unavailable, rejects changes meanwhile, and recovers automatically",
    async () => {
      const { page, consoleProblems, lines, row, press, waitForStatus } = fixture.dana;
      await page.goto(fixture.desk.origin);
      await lines.first().waitFor();
      expect(consoleProblems).toEqual([]);
      await fixture.site.kill();
      const message = "The database is unavailable right now. Try again in a moment.";
      await page.getByText(message).waitFor();
      await row("Devon").getByRole("link").focus();
      await press("q");
      await waitForStatus(message);
      await row("Devon").getByText("Contacted").waitFor();
      await fixture.site.restart();
      await expect.poll(() => page.getByText("The database is unavailable").count()).toBe(0);
      await addLead("After", "Restart");
      await row("After Restart").waitFor();
    },
  );
});
