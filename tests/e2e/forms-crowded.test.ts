import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { closePages, openBrowser, openPage } from "../browser/open-browser.ts";
import { holdRequests } from "./hold-requests.ts";
import { fillForm, formOf, readNotice, resume, sendButton, valuesOf } from "./sample-forms.ts";
import { startSite, type RunningSite } from "./start-site.ts";

// A resume sent while strangers occupy every place for files: the device pays with a proof of work.

/** A name that leads here, so that the page is on plain http and no secure context, unlike localhost. */
const PLAIN = "plain.example";

let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    startSite({ TRUST_PROXY: "1" }),
    openBrowser([`--host-resolver-rules=MAP ${PLAIN} 127.0.0.1`]),
  ]);
  await fillBucket();
});
afterEach(() => closePages(browser));
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** The key that the site's pages carry, as anybody can read it there. */
async function publishableKey(): Promise<string> {
  const { page } = await openPage(browser);
  const sent = page.waitForRequest(/\/rest\/v1\//);
  await page.goto(`${site.url}/services`);
  const form = page.locator("main lead-form").first();
  await form.getByLabel(/role/i).fill("Superintendent");
  await form.getByLabel("Email").fill("key@kestrel.example");
  await form.getByRole("button").click();
  const key = (await sent).headers().apikey ?? "";
  await page.context().close();
  return key;
}

/** Takes every place, from 20 networks that each take their own share at most. */
async function fillBucket(): Promise<void> {
  const apikey = await publishableKey();
  const upload = async (network: number, number: number) => {
    const url = `${site.url}/storage/v1/object/resumes/${1_736_000_000_000 + network * 100 + number}_x.pdf`;
    const headers = { apikey, "content-type": "application/pdf", "x-forwarded-for": `203.0.${network}.1` };
    return (await fetch(url, { method: "POST", headers, body: "x" })).status;
  };
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, network) => {
      const statuses: number[] = [];
      for (let number = 0; number < 18; number += 1) statuses.push(await upload(network, number));
      return statuses;
    }),
  );
  expect(new Set(answers.flat())).toEqual(new Set([200, 429]));
}

async function open(url: string): Promise<{ page: Page; complaints: string[] }> {
  const opened = await openPage(browser);
  await opened.page.goto(`${url}/resume`);
  return opened;
}

/** The browser's own messages about a refused request, and about a header that needs a secure context, are no complaint. */
const isComplaint = (text: string) =>
  !/status of 429|Cross-Origin-Opener-Policy header has been ignored/.test(text);

test.each([
  ["in a secure context", true],
  ["on plain http", false],
])("a resume is sent %s, under the site's policy, while the visitor is told", async (_where, isSecure) => {
  const url = isSecure ? site.url : site.url.replace(/\/\/[^:]+/, `//${PLAIN}`);
  const { page, complaints } = await open(url);
  expect(await page.evaluate(() => [isSecureContext, "subtle" in crypto])).toEqual([isSecure, isSecure]);
  const solver: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("solve-challenge")) solver.push(request.url());
  });
  const form = formOf(page, resume);
  const email = `crowded-${isSecure}@resume.example`;
  await fillForm(form, resume, email);
  await form.getByText("Resume uploaded successfully!").waitFor();
  expect(solver).toEqual([]);
  const arrive = await holdRequests(page, /\/rest\/v1\/rpc\/upload_challenge/);
  await sendButton(form).click();
  await form.getByRole("status").getByText("Your device runs a check").waitFor();
  await form.getByRole("progressbar", { name: "Check progress" }).waitFor();
  arrive();
  expect(await readNotice(page, "status")).toEqual(resume.success);
  expect(solver).toHaveLength(1);
  expect(site.rows("resume_submissions").filter((row) => row.email === email)).toHaveLength(1);
  expect(complaints.filter(isComplaint)).toEqual([]);
});

test("a script that knows no proof says that sending failed, and keeps what was typed", async () => {
  const { page } = await open(site.url);
  await page.route(/solve-challenge/, (route) => route.abort());
  const form = formOf(page, resume);
  await fillForm(form, resume, "old@resume.example");
  await sendButton(form).click();
  expect(await readNotice(page, "alert")).toEqual(resume.failure);
  expect(await valuesOf(form)).toMatchObject({ firstName: "Sam", resume: resume.file?.name });
  expect(await form.getByRole("progressbar", { name: "Check progress" }).count()).toBe(0);
});
