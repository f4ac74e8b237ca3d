import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { copyEmbeddedTemplate } from "../db/embedded-template.ts";
import { serveBackend } from "../db/served-backend.ts";
import { useDesk } from "./desk-fixture.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { startSite, type RunningSite } from "./start-site.ts";
import { samplePdf } from "../unit/server/jobs/file-checks/sample-documents.ts";
import { listMails } from "../list-mails.ts";

vi.setConfig({ testTimeout: 90_000, hookTimeout: 300_000 });

const isResumeNotice = (name: string) => name.includes("_agency-resume_");

/** An operator's backlog: numbers of leads (including spam) and resumes (including rejected files). */
const BACKLOG = { leads: 80, spam: 16, resumes: 6, refused: 2 };

/** Number of open submissions after one flagged submission has been released and the others deleted. */
const OPEN_COUNT = BACKLOG.leads - BACKLOG.spam + 1 + BACKLOG.resumes;

const SPAM_TEXT =
  "We bring your website to page one of Google with quality backlinks. Special offer this week.";

/** A program with the extension of a PDF, which the server must reject. */
const PROGRAM = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(2_000)]);

async function fillDataFolder(dataDir: string): Promise<void> {
  await copyEmbeddedTemplate(dataDir);
  const backend = await serveBackend({ dataDir });
  await backend.reset();
  const person = (number: number) => ({
    first_name: "Marisol",
    last_name: `Tran ${number}`,
    email: `person${number}@mail.example`,
    phone: `(302) 555-${1000 + number}`,
    form_check: { trap: "", seconds: 20 },
  });
  for (let number = 0; number < BACKLOG.leads; number += 1)
    await backend.send("contact_submissions", {
      ...person(number),
      ...(number < BACKLOG.spam && { project_details: SPAM_TEXT }),
    });
  for (let number = 0; number < BACKLOG.resumes; number += 1) {
    const resume_file_path = `${1_763_000_000_000 + number}_resume.pdf`;
    const bytes = new Uint8Array(number < BACKLOG.refused ? PROGRAM : samplePdf());
    const file = new Blob([bytes], { type: "application/pdf" });
    await backend.visitor.storage.from("resumes").upload(resume_file_path, file);
    await backend.send("resume_submissions", { ...person(BACKLOG.leads + number), resume_file_path });
  }
  // Half of the leads are overdue.
  await backend.database.run(`
    update public.contact_submissions set created_at = created_at - interval '2 days'
    where right(phone, 1) < '5'`);
  await backend.close();
}

/** Starts a site with the backlog, and waits until its resumes have been checked. */
async function startSiteWithBacklog(): Promise<RunningSite> {
  const site = await startSite({}, { prepareDataFolder: fillDataFolder });
  const listNotices = () => listMails(dataFolderPaths(site.dataDir).mail).filter(isResumeNotice);
  await vi.waitFor(() => expect(listNotices()).toHaveLength(BACKLOG.resumes), {
    timeout: 120_000,
    interval: 500,
  });
  return site;
}

const fixture = useDesk(startSiteWithBacklog);

describe("an operator with a backlog", () => {
  const count = (name: string) =>
    fixture.dana.page
      .getByRole("navigation", { name: "Desk" })
      .first()
      .getByRole("link", { name: new RegExp(`^${name}`) });
  const focusedRow = () =>
    fixture.dana.page.evaluate(() => (document.activeElement as HTMLElement).dataset.row ?? "");
  const confirmByKeyboard = async (name: string) => {
    await fixture.dana.page.getByRole("button", { name }).waitFor();
    await fixture.dana.press("Tab", "Enter");
  };

  it("releases one flagged submission, and deletes all others", async () => {
    const { page, lines, press, waitForStatus, waitForTitle } = fixture.dana;
    await lines.first().waitFor();
    await press("0");
    await waitForTitle("Flagged");
    await expect.poll(() => lines.count()).toBe(BACKLOG.spam);
    await lines.getByText("page one of Google").first().waitFor();
    await press("j", "x", "l");
    await confirmByKeyboard("Release 1 submission");
    await waitForStatus("Released 1 submission; 2 deliveries will be sent in a moment.");
    await expect.poll(() => lines.count()).toBe(BACKLOG.spam - 1);

    await press("Shift+A");
    await waitForStatus(`${BACKLOG.spam - 1} rows selected`);
    await press("d");
    const deleteButton = page.getByRole("button", {
      name: `Delete ${BACKLOG.spam - 1} submissions for good`,
    });
    await deleteButton.waitFor();
    // Cancel, and press `d` before the browser dispatches `close`: the shortcut must already work.
    await page.evaluate(async () => {
      (document.activeElement as HTMLElement).click();
      await new Promise<void>(queueMicrotask);
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true }));
    });
    await deleteButton.waitFor();
    await press("Escape", "d");
    await deleteButton.waitFor();
    await press("Enter");
    await expect.poll(() => lines.count()).toBe(BACKLOG.spam - 1);
    await press("d");
    await confirmByKeyboard(`Delete ${BACKLOG.spam - 1} submissions for good`);
    await page.getByRole("heading", { name: "Nothing is flagged" }).waitFor();
    await press("3");
    await waitForTitle("Open");
    await expect.poll(() => count("Everyone").textContent()).toContain(String(OPEN_COUNT));
  });

  it("sets the status of a range of rows, and undoes that change for all of them", async () => {
    const { lines, press, waitForStatus } = fixture.dana;
    await lines.first().waitFor();
    await press("j", "x");
    for (let step = 1; step < 10; step += 1) await press("j");
    await press("Shift+X");
    await waitForStatus("10 rows selected");
    await press("c");
    await waitForStatus("10 submissions set to Contacted.");
    await expect.poll(() => count("Contacted").textContent()).toContain("10");
    // The rows set to Contacted leave the list, and the row that takes their place receives focus.
    await expect.poll(focusedRow).not.toBe("");
    await press("u");
    await waitForStatus("Undone: 10 submissions to Contacted");
    await expect.poll(() => count("Contacted").textContent()).toContain("0");
    await expect.poll(() => count("New").textContent()).toContain(String(OPEN_COUNT));
    // A change can be undone only once, so pressing the key again has no effect.
    await press("u");
    await expect.poll(() => count("New").textContent()).toContain(String(OPEN_COUNT));
  });

  it("selects with the pointer: one row, a range with Shift, all displayed rows, and all matching rows", async () => {
    const { page, lines, press, waitForStatus } = fixture.dana;
    const box = (number: number) => lines.nth(number).getByRole("checkbox");
    await box(1).click();
    await box(4).click({ modifiers: ["Shift"] });
    await waitForStatus("4 rows selected");
    await box(2).click();
    await waitForStatus("3 rows selected");
    await page.getByRole("checkbox", { name: "Select all rows shown" }).click();
    await waitForStatus("60 rows selected");
    expect(await findViolations(page, [...WCAG, "best-practice"])).toEqual([]);
    await page.getByRole("button", { name: "Select all that match" }).click();
    await waitForStatus(`${OPEN_COUNT} rows selected`);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save JSON" }).click();
    const file = await (await download).path();
    expect(JSON.parse(readFileSync(file, "utf8"))).toHaveLength(OPEN_COUNT);
    await press("Escape");
    await page.getByRole("region", { name: "Selection" }).waitFor({ state: "detached" });
  });

  it("goes through new submissions one by one, although each leaves the list once it is opened", async () => {
    const { page, lines, press, waitForTitle } = fixture.dana;
    await press("6");
    await waitForTitle("New");
    await lines.first().waitFor();
    await press("j", "Enter");
    const [first, second, third] = await page
      .locator(".lead-line a")
      .evaluateAll((links) => links.slice(0, 3).map((link) => link.textContent));
    for (const [name, key] of [
      [first, "c"],
      [second, "n"],
      [third, "q"],
    ] as const) {
      await waitForTitle(name ?? "");
      // Opening a submission marks it as read, which removes it from this list. `j` must still open the submission
      // that followed it.
      await page.getByText("Dana set Read").waitFor();
      await press(key, "j");
    }
    await expect.poll(() => count("Contacted").textContent()).toContain("1");
    await page.getByText("Dana set Read").waitFor();
    await press("Escape");
    await waitForTitle("New");
    await expect.poll(focusedRow).not.toBe("");
  });

  it("lists the resumes with rejected files, and cannot download those files", async () => {
    const { page, lines, press } = fixture.dana;
    await page.goto(`${fixture.desk.origin}/?file=refused&state=all`);
    await expect.poll(() => lines.count()).toBe(BACKLOG.refused);
    expect(await lines.getByText("File refused").count()).toBe(BACKLOG.refused);
    await press("j", "Enter");
    await page.getByText("Refused. ").waitFor();
    expect(await page.getByRole("link", { name: "Download" }).count()).toBe(0);
    await page.goto(`${fixture.desk.origin}/?file=sound&state=all`);
    await expect.poll(() => lines.count()).toBe(BACKLOG.resumes - BACKLOG.refused);
  });

  it("is told when another operator changed a selected row first, and keeps a draft note", async () => {
    const { page, lines, press, waitForStatus, waitForTitle } = fixture.dana;
    await page.goto(fixture.desk.origin);
    await lines.first().waitFor();
    const luis = await fixture.open("Luis");
    await luis.lines.first().waitFor();
    await press("j", "x", "j", "Shift+X");
    await waitForStatus("2 rows selected");
    await page.route("**/api/revision", (route) => route.abort());
    await luis.press("j", "e");
    await luis.waitForStatus(": Closed");
    await press("q");
    await waitForStatus("1 submission set to Qualified. 1 left unchanged: Luis got there first.");
    await page.unroute("**/api/revision");
    await luis.close();

    await press("j", "Enter");
    await page.getByLabel("Add a note").fill("Placed a crew with them in May");
    await press("Escape", "Escape");
    await waitForTitle("Open");
    await expect.poll(focusedRow).not.toBe("");
    await press("Enter");
    await expect
      .poll(() => page.getByLabel("Add a note").inputValue())
      .toBe("Placed a crew with them in May");
  });

  it("opens the list of keyboard shortcuts, which are inactive while the list is open", async () => {
    const { page, consoleProblems, lines, press } = fixture.dana;
    await page.goto(fixture.desk.origin);
    await lines.first().waitFor();
    await press("j", "?");
    await page.getByRole("dialog", { name: "All keys" }).waitFor();
    expect(await findViolations(page, [...WCAG, "best-practice"])).toEqual([]);
    const before = await count("Closed").textContent();
    await press("e", "Escape");
    await page.getByRole("dialog", { name: "All keys" }).waitFor({ state: "detached" });
    expect(await count("Closed").textContent()).toBe(before);
    expect(consoleProblems.filter((line) => !line.includes("ERR_FAILED"))).toEqual([]);
  });
});
