import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test, vi } from "vitest";
import { openPglite } from "../../server/data/database/open-pglite.ts";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { getSharedBrowser, openPage } from "../browser/open-browser.ts";
import { dumpDatabase } from "../db/dump-database.ts";
import { useDesk } from "./desk-fixture.ts";
import { MAIL_TIMEOUT, useMailbox } from "./mailbox-fixture.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { hasFocus } from "./has-focus.ts";
import { holdRequests } from "./hold-requests.ts";
import { fileWithContent, lockedPdf, pdf } from "./sample-files.ts";
import { fillForm, locateForm, resume, locateSendButton } from "./sample-forms.ts";
import { startSite } from "./start-site.ts";

vi.setConfig({ testTimeout: 600_000 });

const EMAIL = "tomas.hallberg@mail.example";
const personalDataPattern = /tomas\.hallberg@mail\.example|hallberg\.t@mail\.example|Only after five/i;

const mailbox = useMailbox();
const fixture = useDesk(() => startSite({ SMTP_URL: mailbox.url }));

function filesLeft(): string {
  const paths = dataFolderPaths(fixture.site.dataDir);
  return [paths.files, paths.mail]
    .flatMap((folder) => {
      try {
        return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
      } catch {
        return [];
      }
    })
    .map((path) => (statSync(path).isFile() ? `${path}\n${readFileSync(path, "latin1")}` : path))
    .join("\n");
}

const escapeCharacter = (one: string): string => `%${one.charCodeAt(0).toString(16)}`;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function reloadStateHeading(page: Page): Promise<string | null> {
  await page.reload();
  await page.getByRole("region", { name: "Where it stands" }).waitFor();
  return heading(page).textContent();
}

test("a file rejected after the thank-you message is requested again by email and on the receipt, and replaced there", async () => {
  const { page, consoleProblems } = await openPage(await getSharedBrowser());
  await page.clock.install();
  await page.goto(`${fixture.site.url}/resume`);
  const form = locateForm(page, resume);
  const email = "faulty.file@mail.example";
  // To the browser, this file looks like a PDF, but it cannot be opened.
  await fillForm(form, { ...resume, file: fileWithContent("half.pdf", "%PDF-1.7\nhalf") }, email);
  await form.getByLabel("First name").fill("Robin");
  await page.clock.fastForward(3_500);
  await locateSendButton(form).click();
  await form.getByRole("button", { name: "Send another" }).waitFor();

  const faultText = "Your file does not open as a PDF or Word document.";
  const { receiptKey } = await mailbox.waitForMail(email, faultText);
  await page.goto(`${fixture.site.url}/receipt#${receiptKey}`);
  await expect.poll(() => heading(page).textContent()).toBe("Please send another file");
  await page.getByText(faultText).waitFor();
  expect(await findViolations(page, WCAG)).toEqual([]);

  await page.getByLabel("New resume").setInputFiles(lockedPdf("locked.pdf"));
  await page.getByRole("button", { name: "Replace" }).click();
  await page.getByText("This file needs a password to open.").waitFor();
  await page.getByLabel("New resume").setInputFiles(pdf("whole.pdf"));
  await page.getByRole("button", { name: "Replace" }).click();
  await expect.poll(() => heading(page).textContent()).toBe("We have your resume");
  await page.getByText("Your new resume is stored").waitFor();
  expect(await page.getByText("whole.pdf", { exact: true }).count()).toBe(0);

  const note = page.getByRole("textbox", { name: "Note" });
  const release = await holdRequests(page, "**/rpc/note_receipt");
  await note.fill("Only after five");
  await page.getByRole("button", { name: "Add note" }).click();
  await note.pressSequentially(", please");
  release();
  await page.getByRole("listitem").getByText("Only after five", { exact: true }).waitFor();
  expect(await note.inputValue()).toBe("Only after five, please");

  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "main");
  await page.waitForFunction((key) => location.hash === `#${key}`, receiptKey);
  expect(consoleProblems).toEqual([]);
  await page.getByRole("button", { name: "Withdraw…" }).click();
  await page.getByRole("button", { name: "Yes, delete it" }).click();
  await expect.poll(() => heading(page).textContent()).toBe("Withdrawn");
});

// Must be the last test, since it stops the site to inspect its data.
test("a resume is sent, confirmed by email, read, answered and withdrawn, and none of its data remains", async () => {
  const { page: operator, press, row } = fixture.dana;
  const { page, consoleProblems } = await openPage(await getSharedBrowser());
  await page.clock.install();
  await page.goto(`${fixture.site.url}/resume`);
  const form = locateForm(page, resume);
  await fillForm(form, resume, EMAIL);
  await page.clock.fastForward(3_500);
  await locateSendButton(form).click();

  const receiptLink = form.locator(".form-thanks p a");
  const link = (await receiptLink.getAttribute("href")) ?? "";
  expect(link).toMatch(new RegExp(`^${fixture.site.url}/receipt#[\\w-]{22}$`));
  await form.getByRole("button", { name: "Send another" }).waitFor();
  await row("Sam Reyes").waitFor();
  expect(await findViolations(page, WCAG)).toEqual([]);

  const { receiptKey: mailed } = await mailbox.waitForMail(EMAIL);
  expect(mailed).not.toBe("");
  expect(link).not.toContain(mailed);

  // URLs and referrers of all requests. None may contain the receipt key.
  const addresses: string[] = [];
  page.on("request", (request) => {
    addresses.push(request.url(), request.headers()["referer"] ?? "");
  });
  await page.goto(`${fixture.site.url}/receipt#${mailed}`);
  await expect.poll(() => heading(page).textContent()).toBe("We have your resume");
  const { page: byBrowserKey } = await openPage(await getSharedBrowser());
  // Mail software has added tracking parameters and escaped a character.
  await byBrowserKey.goto(`${link.replace(/-|(?<=#)./, escapeCharacter)}?utm_source=mail`);
  await expect.poll(() => heading(byBrowserKey).textContent()).toBe("We have your resume");
  expect(byBrowserKey.url()).toBe(link);

  const email = page.getByRole("textbox", { name: "Email" });
  await email.fill("hallberg.t@mail");
  await email.press("Enter");
  await page.getByText("Check the part after the @: it ends like company.com").waitFor();
  await email.fill("hallberg.t@mail.example");
  await email.press("Enter");
  await page.getByText("Saved", { exact: true }).waitFor();
  expect(await hasFocus(email)).toBe(true);
  await page.getByRole("textbox", { name: "Note" }).fill("Only after five");
  const addNote = page.getByRole("button", { name: "Add note" });
  await addNote.press("Enter");
  await page.getByRole("listitem").getByText("Only after five").waitFor();
  expect(await hasFocus(addNote)).toBe(true);
  await page.getByRole("definition").getByText("hallberg.t@mail.example").waitFor();

  await row("Sam Reyes").click();
  await operator.getByText("Dana set Read").waitFor();
  await operator.getByText("Only after five").first().waitFor();
  expect(await reloadStateHeading(page)).toBe("A recruiter has read your resume");
  await press("c");
  await operator.getByText("Dana set Contacted").waitFor();
  expect(await reloadStateHeading(page)).toBe("We have contacted you");
  const contactedStep = page.getByRole("listitem").filter({ hasText: "Contacted" });
  expect(await contactedStep.getAttribute("data-state")).toBe("done");
  expect(await contactedStep.textContent()).toMatch(/:\d\d\u00a0[AP]M/);
  expect(await findViolations(page, WCAG)).toEqual([]);

  await page.getByRole("button", { name: "Withdraw…" }).click();
  const readFocusedText = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(readFocusedText).toBe("Delete it for good?");
  await page.getByRole("button", { name: "No, keep it" }).click();
  await page.getByRole("button", { name: "Withdraw…" }).click();
  await page.getByRole("button", { name: "Yes, delete it" }).click();
  await expect.poll(() => heading(page).textContent()).toBe("Withdrawn");
  expect(await page.evaluate(() => location.href)).toBe(`${fixture.site.url}/receipt`);
  await byBrowserKey.reload();
  await expect.poll(() => heading(byBrowserKey).textContent()).toBe("This link doesn’t work");
  expect(await hasFocus(heading(byBrowserKey))).toBe(false);
  await byBrowserKey.getByRole("textbox").fill(link);
  await byBrowserKey.getByRole("textbox").press("Enter");
  await expect.poll(() => hasFocus(heading(byBrowserKey))).toBe(true);
  await expect.poll(filesLeft, { ...MAIL_TIMEOUT, interval: 500 }).not.toMatch(/resume.*\.pdf/i);
  expect(
    addresses.filter((address) => address.includes(mailed.slice(0, 12)) && !address.includes("#")),
  ).toEqual([]);
  expect(consoleProblems).toEqual([]);

  await fixture.desk.stop();
  await fixture.site.kill();
  const database = await openPglite(dataFolderPaths(fixture.site.dataDir).database);
  const dump = await dumpDatabase(database);
  await database.close();
  expect(dump).not.toMatch(personalDataPattern);
  expect(filesLeft()).not.toMatch(personalDataPattern);
});
