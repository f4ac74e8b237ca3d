import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closePages, openPage, getSharedBrowser } from "../browser/open-browser.ts";
import { startSmtpSink, type SmtpSink } from "../mail/smtp-sink.ts";
import { startSite, type RunningSite } from "./start-site.ts";

const POLL_OPTIONS = { timeout: 90_000 };

let sink: SmtpSink;
let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  sink = await startSmtpSink();
  [site, browser] = await Promise.all([
    startSite({ SMTP_URL: `smtp://127.0.0.1:${sink.port}` }),
    getSharedBrowser(),
  ]);
});

afterAll(async () => {
  await closePages(browser);
  await site.stop();
  await sink.close();
});

test("a visitor requests the salary report on the home page and receives it by email, and the agency is notified", async () => {
  const { page, consoleProblems } = await openPage(browser);
  await page.goto(`${site.url}/`);
  const form = page.locator("salary-report-form");
  // Type at human speed, since forms that are sent within a second are flagged.
  await form.getByRole("textbox", { name: "Email" }).pressSequentially("pat@framing.example", { delay: 80 });
  await form.getByRole("button").click();
  await form.getByRole("button", { name: "Send another" }).waitFor();

  const findMail = (to: string) => sink.mails.find((mail) => mail.to.includes(to));
  await expect.poll(() => findMail("pat@framing.example"), POLL_OPTIONS).toBeDefined();
  const { parsed } = findMail("pat@framing.example") ?? {};
  const [attachment] = parsed?.attachments ?? [];
  expect(attachment).toMatchObject({ mimeType: "application/pdf", disposition: "attachment" });
  const attachedFile = Buffer.from(attachment?.content as ArrayBuffer);

  const [address = ""] = /https?:\/\/\S+\/files\/[\w-]+\.pdf/.exec(parsed?.text ?? "") ?? [];
  const published = await fetch(site.url + new URL(address).pathname);
  expect(published.headers.get("content-type")).toBe("application/pdf");
  expect(published.headers.get("x-robots-tag")).toBe("noindex");
  expect(attachedFile.equals(Buffer.from(await published.arrayBuffer()))).toBe(true);
  expect(attachedFile.subarray(0, 5).toString()).toBe("%PDF-");
  expect(attachedFile.subarray(-1024).toString("latin1")).toContain("%%EOF");

  await expect.poll(() => sink.mails.length, POLL_OPTIONS).toBe(2);
  const notice = sink.mails.find((mail) => mail !== findMail("pat@framing.example"));
  expect(notice?.parsed.text).toContain("pat@framing.example");
  expect(consoleProblems).toEqual([]);
});
