import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "playwright";
import { expect, test } from "vitest";
import { EXPECT_TIMEOUT, useIsolatedFormFixture } from "./form-fixture.ts";
import { holdRequests } from "./hold-requests.ts";
import { pdf } from "./sample-files.ts";
import { contact, fillForm, locateForm, readNotice, resume, locateSendButton } from "./sample-forms.ts";

const fixture = useIsolatedFormFixture();

const filesEndingWith = (suffix: string): string[] =>
  readdirSync(join(fixture.site.dataDir, "files"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(suffix),
  );

test("a stored file is not sent again if its row could not be stored", async () => {
  const { page, postedPaths } = await fixture.visit(resume.path);
  await page.route("**/rest/v1/**", (route) => route.abort("connectionreset"), { times: 1 });
  const form = locateForm(page, resume);
  await fillForm(form, { ...resume, file: pdf("once.pdf") }, "once@interrupted.example");
  await locateSendButton(form).click();
  expect(await readNotice(page, "alert")).toEqual(resume.failureLines);
  await locateSendButton(form).click();
  expect(await readNotice(page, "status")).toEqual(resume.successLines);
  expect(postedPaths.filter((path) => path.startsWith("/storage/"))).toHaveLength(1);
  expect(filesEndingWith("once.pdf")).toHaveLength(1);
  expect(await fixture.rows("resume_submissions", "once@interrupted.example")).toHaveLength(1);
});

test("a file whose upload response was lost is stored only once when the form is sent again", async () => {
  const { page } = await fixture.visit(resume.path);
  await page.route(
    "**/storage/v1/**",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  const form = locateForm(page, resume);
  await fillForm(form, { ...resume, file: pdf("answer.pdf") }, "answer@interrupted.example");
  await locateSendButton(form).click();
  expect(await readNotice(page, "alert")).toEqual(resume.failureLines);
  await locateSendButton(form).click();
  expect(await readNotice(page, "status")).toEqual(resume.successLines);
  expect(filesEndingWith("answer.pdf")).toHaveLength(1);
  expect(await fixture.rows("resume_submissions", "answer@interrupted.example")).toHaveLength(1);
});

test("another resume with the same file name is not mistaken for one whose response was lost", async () => {
  const email = "second@interrupted.example";
  const { page } = await fixture.visit(resume.path);
  await page.route(
    "**/rest/v1/**",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  const form = locateForm(page, resume);
  await fillForm(form, { ...resume, file: pdf("same.pdf", 2_000) }, email);
  await locateSendButton(form).click();
  expect(await readNotice(page, "alert")).toEqual(resume.failureLines);
  await form.getByLabel("Resume").setInputFiles(pdf("same.pdf", 3_000));
  await locateSendButton(form).click();
  expect(await readNotice(page, "status")).toEqual(resume.successLines);
  const rows = await fixture.rows("resume_submissions", email);
  expect(rows.map((row) => row.resume_file_size).sort()).toEqual([2_000, 3_000]);
});

async function killWhileUploading(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await session.send("Network.enable");
  await limit(200_000);
  const isUpload = (request: Request): boolean => request.url().includes("/storage/v1/");
  const killDone = page.waitForRequest(isUpload).then(async () => {
    await expect.poll(() => filesEndingWith(".part").length, EXPECT_TIMEOUT).toBe(1);
    await fixture.site.kill();
  });
  return async () => {
    await killDone;
    await limit(-1);
  };
}

async function killBeforeRow(page: Page): Promise<() => Promise<void>> {
  await page.route(
    "**/rest/v1/**",
    async (route) => {
      await fixture.site.kill();
      await route.continue();
    },
    { times: 1 },
  );
  return () => Promise.resolve();
}

test.each([
  ["during the upload", killWhileUploading, pdf("travels.pdf", 3_000_000)],
  ["between the file and the row", killBeforeRow, pdf("between.pdf")],
])(
  "a server that is killed %s and restarted stores one row and one file on the next Send",
  async (_when, scheduleKill, file) => {
    const email = `${file.name}@interrupted.example`;
    const { page } = await fixture.visit(resume.path);
    const form = locateForm(page, resume);
    await fillForm(form, { ...resume, file }, email);
    await page.waitForLoadState("networkidle");
    const waitForKill = await scheduleKill(page);
    await locateSendButton(form).click();
    expect(await readNotice(page, "alert")).toEqual(resume.failureLines);
    await waitForKill();
    await fixture.site.restart();
    await locateSendButton(form).click();
    expect(await readNotice(page, "status")).toEqual(resume.successLines);
    expect(await fixture.rows("resume_submissions", email)).toMatchObject([
      { resume_filename: file.name, resume_file_size: file.buffer.length },
    ]);
    expect(filesEndingWith(file.name)).toHaveLength(1);
    expect(filesEndingWith(".part")).toEqual([]);
  },
);

test("a pending Send is not repeated or canceled by further clicks and keys", async () => {
  const { page, postedPaths } = await fixture.visit(contact.path);
  const releaseRequests = await holdRequests(page, "**/rest/v1/**");
  const form = locateForm(page, contact);
  await fillForm(form, contact, "double@interrupted.example");
  await locateSendButton(form).dblclick();
  await page.keyboard.press("Enter");
  await form
    .getByLabel("Business email")
    .press("Enter", { timeout: 500 })
    .catch(() => undefined);
  await locateSendButton(form).click({ force: true });
  releaseRequests();
  expect(await readNotice(page, "status")).toEqual(contact.successLines);
  expect(postedPaths.filter((path) => path.startsWith("/rest/"))).toHaveLength(1);
  expect(await fixture.rows("contact_submissions", "double@interrupted.example")).toHaveLength(1);
});

test("pressing Enter in a field and clicking Send simultaneously sends a form once", async () => {
  const { page, postedPaths } = await fixture.visit(contact.path);
  const form = locateForm(page, contact);
  await fillForm(form, contact, "enter@interrupted.example");
  await form.locator("form").evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  });
  expect(await readNotice(page, "status")).toEqual(contact.successLines);
  expect(postedPaths.filter((path) => path.startsWith("/rest/"))).toHaveLength(1);
});
