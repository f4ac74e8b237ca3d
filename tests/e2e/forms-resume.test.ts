import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "playwright";
import { describe, expect, test } from "vitest";
import { readNoticeLines } from "../read-behavior.ts";
import { dragFile, dropFile } from "./drag-file.ts";
import { EXPECT_TIMEOUT, useFormFixture } from "./form-fixture.ts";
import { hasFocus } from "./has-focus.ts";
import {
  zipNamedDocx,
  doc,
  docx,
  fileWithContent,
  MAX_FILE_SIZE,
  lockedPdf,
  pdf,
  type SampleFile,
} from "./sample-files.ts";
import { fillForm, locateForm, readNotice, resume, locateSendButton, readValues } from "./sample-forms.ts";
import { runSubmissions } from "../run-command.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { isFullRun } from "../is-full-run.ts";

const fixture = useFormFixture();

const folder = temporaryFolder();

function writeSampleFile({ name, buffer }: SampleFile): string {
  const path = join(folder, name);
  writeFileSync(path, buffer);
  return path;
}

const fileInput = (form: Locator): Locator => form.getByLabel("Resume");

describe("a resume", () => {
  test("can be chosen, replaced, removed, and dropped on the field", async () => {
    const { page } = await fixture.visit(resume.path);
    const form = locateForm(page, resume);
    await fileInput(form).setInputFiles(pdf("first.pdf"));
    await form.locator(".file-name").getByText("first.pdf").waitFor();
    await fileInput(form).setInputFiles(doc("second.doc"));
    await form.locator(".file-name").getByText("second.doc").waitFor();
    await form.getByRole("button", { name: "Remove second.doc" }).press("Enter");
    await form.getByRole("progressbar").waitFor({ state: "detached" });
    expect(await hasFocus(fileInput(form))).toBe(true);
    expect((await readValues(form)).resume).toBe("");
    await dropFile(page, fileInput(form), writeSampleFile(pdf("dropped.pdf")));
    await form.locator(".file-name").getByText("dropped.pdf").waitFor();
    expect((await readValues(form)).resume).toBe("dropped.pdf");
  });

  test.runIf(isFullRun).each([
    ["the prompt", (form: Locator) => form.getByText("Or drop your resume here.")],
    ["the field's name", (form: Locator) => form.locator("label", { hasText: "Resume" })],
    ["the frame around the control", (form: Locator) => form.locator(".file"), { x: 4, y: 4 }],
  ])("is accepted if it is dropped on %s", async (_place, locateTarget, at?: { x: number; y: number }) => {
    const { page, messages } = await fixture.visit(resume.path);
    const form = locateForm(page, resume);
    await form.getByLabel("First name").fill("Sam");
    await page.waitForFunction(() => customElements.get("resume-form") !== undefined);
    await dropFile(page, locateTarget(form), writeSampleFile(pdf("dropped.pdf")), at);
    await form.getByText("Resume uploaded successfully!").waitFor();
    expect(await readValues(form)).toMatchObject({ firstName: "Sam", resume: "dropped.pdf" });
    expect(messages).toEqual([]);
  });

  test.runIf(isFullRun)("dropped on the previous file's name replaces that file", async () => {
    const { page } = await fixture.visit(resume.path);
    const form = locateForm(page, resume);
    await fileInput(form).setInputFiles(pdf("first.pdf"));
    await form.locator(".file-name").getByText("first.pdf").waitFor();
    await dropFile(page, form.locator(".file-name"), writeSampleFile(pdf("second.pdf")));
    await form.locator(".file-name").getByText("second.pdf").waitFor();
    expect((await readValues(form)).resume).toBe("second.pdf");
  });

  test.runIf(isFullRun)("dropped before the form's script has loaded is accepted", async () => {
    const { page } = await fixture.visit(resume.path, {
      before: (openedPage) => openedPage.route("**/widgets/resume-form-*", () => undefined),
    });
    const form = locateForm(page, resume);
    await dropFile(page, form.getByText("Or drop your resume here."), writeSampleFile(pdf("early.pdf")));
    await expect.poll(async () => (await readValues(form)).resume, EXPECT_TIMEOUT).toBe("early.pdf");
  });

  test.runIf(isFullRun)("highlights the field while dragged over it", async () => {
    const { page } = await fixture.visit(resume.path);
    const form = locateForm(page, resume);
    await fileInput(form).focus();
    await page.waitForFunction(() => customElements.get("resume-form") !== undefined);
    const frame = form.locator(".file");
    const readOutline = () => frame.evaluate((element) => getComputedStyle(element).outlineStyle);
    const file = writeSampleFile(pdf("held.pdf"));
    await dragFile(page, frame, file, ["dragEnter", "dragOver"]);
    await expect.poll(readOutline, EXPECT_TIMEOUT).toBe("solid");
    await dragFile(page, form.getByLabel("First name"), file, ["dragOver"]);
    await expect.poll(readOutline, EXPECT_TIMEOUT).toBe("none");
  });

  test.runIf(isFullRun)(
    "dropped outside the field does not navigate the page or clear the form",
    async () => {
      const { page } = await fixture.visit(resume.path);
      await dropFile(page, page.locator("h1"), writeSampleFile(pdf("missed.pdf")));
      const form = locateForm(page, resume);
      await form.getByLabel("First name").fill("Sam");
      await page.waitForFunction(() => customElements.get("resume-form") !== undefined);
      await dropFile(page, form.getByLabel("First name"), writeSampleFile(pdf("missed.pdf")));
      await dropFile(page, page.locator("footer"), writeSampleFile(pdf("missed.pdf")));
      expect(page.url()).toBe(fixture.site.url + resume.path);
      expect(page.context().pages()).toHaveLength(1);
      expect(await readValues(form)).toMatchObject({ firstName: "Sam", resume: "" });
    },
  );

  test("appears to upload 10% every 200 ms, and is then shown as uploaded", async () => {
    const { page } = await fixture.visit(resume.path);
    const form = locateForm(page, resume);
    await fileInput(form).hover();
    await page.waitForFunction(() => customElements.get("resume-form") !== undefined);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await fileInput(form).setInputFiles(pdf("slow.pdf"));
    const progress = form.getByRole("progressbar", { name: "Upload progress" });
    for (let percent = 0; percent < 100; percent += 10) {
      await expect.poll(() => progress.getAttribute("aria-valuenow"), EXPECT_TIMEOUT).toBe(String(percent));
      expect(await form.getByText("Resume uploaded successfully!").count()).toBe(0);
      await page.clock.runFor(200);
    }
    await form.getByRole("status").getByText("Resume uploaded successfully!").waitFor();
    expect(await progress.getAttribute("aria-valuenow")).toBe("100");
  });

  test.each([
    ["a program", pdf("cv.pdf.exe")],
    ["a picture with the extension .pdf", fileWithContent("photo.pdf", "\u0089PNG\r\n")],
    ["a text file with the extension .doc", fileWithContent("letter.doc", "Dear all")],
    ["a ZIP archive with the extension .docx", zipNamedDocx("holiday.docx", "photos/beach.jpg")],
    ["a web page with the extension .pdf", fileWithContent("page.pdf", "<html>PDF</html>")],
  ])("is rejected if it is %s", async (_what, file) => {
    const { page } = await fixture.visit(resume.path);
    const form = locateForm(page, resume);
    await fileInput(form).setInputFiles(file);
    expect(await readNotice(page, "alert")).toEqual(["Please upload a PDF, DOC, or DOCX file."]);
    expect((await readValues(form)).resume).toBe("");
    await form.getByRole("progressbar").waitFor({ state: "detached" });
    await expect.poll(() => fileInput(form).getAttribute("aria-invalid")).toBe("true");
  });

  test.runIf(isFullRun).each([
    ["empty", fileWithContent("empty.pdf", ""), "resumeEmpty"],
    ["an RTF file with the extension .doc", fileWithContent("letter.doc", "{\\rtf1 Dear all}"), "resumeRtf"],
    ["password-protected", lockedPdf("locked.pdf"), "resumeLocked"],
  ])("is rejected with its own message if it is %s", async (_what, file, notice) => {
    const { page } = await fixture.visit(resume.path);
    const form = locateForm(page, resume);
    await fileInput(form).setInputFiles(file);
    expect(await readNotice(page, "alert")).toEqual(readNoticeLines(notice));
    expect((await readValues(form)).resume).toBe("");
  });

  test.runIf(isFullRun)(
    "without a file extension is stored with the extension of its file type",
    async () => {
      const { page } = await fixture.visit(resume.path);
      const form = locateForm(page, resume);
      await fillForm(form, { ...resume, file: pdf("Resume Kim\u200e ") }, "plain@resume.example");
      await form.getByText("Resume uploaded successfully!").waitFor();
      await locateSendButton(form).click();
      expect(await readNotice(page, "status")).toEqual(resume.successLines);
      expect(await fixture.rows("resume_submissions", "plain@resume.example")).toMatchObject([
        {
          resume_filename: "Resume Kim.pdf",
          resume_file_path: expect.stringMatching(/_Resume-Kim\.pdf$/) as string,
        },
      ]);
    },
  );

  test.runIf(isFullRun)("that was rejected shows a message until another resume is chosen", async () => {
    const { page } = await fixture.visit(resume.path);
    const form = locateForm(page, resume);
    await fileInput(form).setInputFiles(fileWithContent("photo.pdf", "\u0089PNG\r\n"));
    await readNotice(page, "alert");
    await fileInput(form).setInputFiles(pdf("resume.pdf"));
    await form.getByText("Resume uploaded successfully!").waitFor();
    await expect.poll(() => page.locator("resume-form .notice").count()).toBe(0);

    await form.getByRole("button", { name: "Remove resume.pdf" }).click();
    await fillForm(form, { ...resume, file: undefined }, "again@resume.example");
    await locateSendButton(form).click();
    expect(await readNotice(page, "alert")).toEqual(readNoticeLines("resumeRequired"));
    await dropFile(page, fileInput(form), writeSampleFile(pdf("dropped.pdf")));
    await form.getByText("Resume uploaded successfully!").waitFor();
    await expect.poll(() => page.locator("resume-form .notice").count()).toBe(0);
  });

  test("is stored if it has 10 MB, and rejected if it has one byte more", async () => {
    const { page } = await fixture.visit(resume.path);
    const form = locateForm(page, resume);
    await fillForm(form, { ...resume, file: undefined }, "large@resume.example");
    await fileInput(form).setInputFiles(writeSampleFile(pdf("too-large.pdf", MAX_FILE_SIZE + 1)));
    expect(await readNotice(page, "alert")).toEqual(["File size must be less than 10MB."]);
    expect((await readValues(form)).resume).toBe("");
    await fileInput(form).setInputFiles(writeSampleFile(pdf("large.pdf", MAX_FILE_SIZE)));
    await locateSendButton(form).click();
    expect(await readNotice(page, "status")).toEqual(resume.successLines);
    expect(await fixture.rows("resume_submissions", "large@resume.example")).toMatchObject([
      { resume_filename: "large.pdf", resume_file_size: MAX_FILE_SIZE },
    ]);
  });

  test.runIf(isFullRun)("that is a folder is rejected as a wrong file type", async () => {
    const { page, messages } = await fixture.visit(resume.path);
    const form = locateForm(page, resume);
    const path = join(folder, "Resume Kim");
    mkdirSync(path);
    writeFileSync(join(path, "resume.pdf"), "%PDF-1.7");
    await dropFile(page, fileInput(form), path);
    expect(await readNotice(page, "alert")).toEqual(["Please upload a PDF, DOC, or DOCX file."]);
    expect((await readValues(form)).resume).toBe("");
    expect(messages).toEqual([]);
  });

  test.runIf(isFullRun)(
    "that was deleted from the disk after it was chosen must be chosen again",
    async () => {
      const { page, messages } = await fixture.visit(resume.path);
      const form = locateForm(page, resume);
      await fillForm(form, { ...resume, file: undefined }, "gone@resume.example");
      const path = writeSampleFile(pdf("gone.pdf"));
      await fileInput(form).setInputFiles(path);
      await form.getByText("Resume uploaded successfully!").waitFor();
      rmSync(path);
      await locateSendButton(form).click();
      expect(await readNotice(page, "alert")).toEqual([
        "Resume Required",
        "Please upload your resume before submitting.",
      ]);
      expect(await readValues(form)).toMatchObject({ firstName: "Sam", resume: "" });
      await form.locator(".file-name").waitFor({ state: "detached" });
      const readFocusedName = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
      await expect.poll(readFocusedName).toBe("resume");
      await fileInput(form).setInputFiles(pdf("found.pdf"));
      await locateSendButton(form).click();
      expect(await readNotice(page, "status")).toEqual(resume.successLines);
      expect(messages).toEqual([]);
    },
  );
});

test("resumes with unusual file names are stored, and an operator can export the same bytes", async () => {
  const long = `${"n".repeat(296)}.pdf`;
  const files: [SampleFile, kept: string, key: RegExp][] = [
    [pdf("résumé.pdf"), "résumé.pdf", /^\d{13}_resume\.pdf$/],
    [docx("履歴書.docx"), "履歴書.docx", /^\d{13}_resume\.docx$/],
    [doc("my  old resume (final).doc"), "my  old resume (final).doc", /^\d{13}_my-old-resume-final\.doc$/],
    [pdf("a#b?c%20.pdf"), "a#b?c%20.pdf", /^\d{13}_a-b-c-20\.pdf$/],
    [pdf("../../x.pdf"), "../../x.pdf", /^\d{13}_x\.pdf$/],
    [pdf("..\\evil\u202efdp.pdf"), "..\\evil\u202efdp.pdf", /^\d{13}_[A-Za-z0-9.-]+\.pdf$/],
    [pdf(long), long, /^\d{13}_n{100,}\.pdf$/],
    [pdf("CV.PDF"), "CV.PDF", /^\d{13}_CV\.PDF$/],
  ];
  const { page, messages } = await fixture.visit(resume.path);
  for (const [index, [file]] of files.entries()) {
    if (index > 0) await page.reload();
    const form = locateForm(page, resume);
    await fillForm(form, { ...resume, file }, `file-${index}@resume.example`);
    await locateSendButton(form).click();
    expect(await readNotice(page, "status"), file.name).toEqual(resume.successLines);
  }
  const rows = await fixture.rows("resume_submissions");
  const stored = files.map((_file, index) =>
    rows.find(({ email }) => email === `file-${index}@resume.example`),
  );
  for (const [index, [file, kept, key]] of files.entries()) {
    expect(stored[index]).toMatchObject({ resume_filename: kept, resume_file_size: file.buffer.length });
    expect(stored[index]?.resume_file_path).toMatch(key);
  }

  const { output, errors } = await runSubmissions(["--file", String(stored[1]?.id), "--out", folder], {
    DATA_DIR: fixture.site.dataDir,
  });
  expect(readFileSync(output.trim()), errors).toEqual(files[1]?.[0].buffer);
  expect(messages).toEqual([]);
});
