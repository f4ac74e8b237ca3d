import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Page, Request } from "playwright";
import { expect, test } from "vitest";
import { readNoticeLines } from "../read-behavior.ts";
import { readProcessMemory } from "../bench/statistics.ts";
import { loseNextResponse } from "./hold-requests.ts";
import { useIsolatedPageFixture } from "./page-fixture.ts";
import { pdf } from "./sample-files.ts";
import { fillForm, sendForm, readNotice, resume, locateSendButton } from "./sample-forms.ts";

const fixture = useIsolatedPageFixture();

const filesEndingWith = (suffix: string): string[] =>
  readdirSync(join(fixture.site.dataDir, "files"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(suffix),
  );

// tests/unit/widgets/backend/sending.test.ts covers the same file.
test("another file with the same name is stored too if the response to the first was lost", async () => {
  const { page, form } = await fixture.visitForm(resume);
  await loseNextResponse(page, "**/rest/v1/**");
  const email = "same@interrupted.example";
  await sendForm(form, { ...resume, file: pdf("same.pdf", 2_000) }, email);
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
    await expect.poll(() => filesEndingWith(".part").length).toBe(1);
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

test("a server that is killed during an upload or before its row, and restarted, stores one row and one file on the next Send", async () => {
  const { page, form } = await fixture.visitForm(resume);
  const kills = [
    [killWhileUploading, pdf("upload.pdf", 3_000_000)],
    [killBeforeRow, pdf("row.pdf")],
  ] as const;
  for (const [scheduleKill, file] of kills) {
    const email = `${file.name}@interrupted.example`;
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
    await form.getByRole("button", { name: "Send another" }).click();
  }
});

test.runIf(process.platform === "linux")("large parallel uploads are not buffered in memory", async () => {
  const boundary = "b0undary";
  const part = (field: string, parameters = "") =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${parameters}\r\n\r\n`;
  const [files, pieces, piece] = [5, 50, Buffer.alloc(1_048_576, "%PDF-1.7 ")];
  const body = (): Readable =>
    Readable.from([
      `${part("form")}resume-form\r\n${part("resume", '; filename="large.pdf"')}`,
      ...Array.from({ length: pieces }, () => piece),
      `\r\n--${boundary}--\r\n`,
    ]);
  const post = async () => {
    const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
    const request = { method: "POST", body: body(), headers, duplex: "half" };
    const response = await fetch(fixture.site.url + resume.path, request as unknown as RequestInit);
    return { status: response.status, html: await response.text() };
  };
  await post();
  const memory = () => readProcessMemory(fixture.site.pid(), "VmRSS") ?? 0;
  const before = memory();
  let peakMemory = 0;
  const memoryTimer = setInterval(() => (peakMemory = Math.max(peakMemory, memory())), 50);
  const answers = await Promise.all(Array.from({ length: files }, post));
  clearInterval(memoryTimer);
  for (const { status, html } of answers) {
    expect(status).toBe(422);
    expect(html).toContain(readNoticeLines("resumeSize")[0]);
  }
  // Garbage collection may be late, so allow half of the bytes sent.
  expect(peakMemory - before).toBeLessThan((files * pieces * 1_048_576) / 2);
});
