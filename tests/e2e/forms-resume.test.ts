import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "playwright";
import { describe, expect, test } from "vitest";
import { readNoticeLines } from "../read-behavior.ts";
import { dragFile, dropFile } from "./drag-file.ts";
import { usePageFixture } from "./page-fixture.ts";
import { hasFocus } from "./has-focus.ts";
import { readStyle } from "./read-style.ts";
import {
  doc,
  docx,
  fileWithContent,
  MAX_FILE_SIZE,
  lockedPdf,
  pdf,
  type SampleFile,
} from "./sample-files.ts";
import { fillForm, sendForm, readNotice, resume, locateSendButton, readValues } from "./sample-forms.ts";
import { runSubmissions } from "../run-command.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { isFullRun } from "../is-full-run.ts";

const fixture = usePageFixture();

const folder = temporaryFolder();

function writeSampleFile({ name, buffer }: SampleFile): string {
  const path = join(folder, name);
  writeFileSync(path, buffer);
  return path;
}

const fileInput = (form: Locator): Locator => form.getByLabel("Resume");

describe("a resume", () => {
  test("can be chosen, replaced, removed, and dropped on the field", async () => {
    const { page, form } = await fixture.visitForm(resume);
    await fileInput(form).setInputFiles(pdf("first.pdf"));
    await form.locator(".file-name").getByText("first.pdf").waitFor();
    await fileInput(form).setInputFiles(doc("second.doc"));
    await form.locator(".file-name").getByText("second.doc").waitFor();
    const progress = form.getByRole("progressbar", { name: "Upload progress" });
    await form.getByRole("status").getByText("Resume uploaded successfully!").waitFor();
    expect(await progress.getAttribute("aria-valuenow")).toBe("100");
    await form.getByRole("button", { name: "Remove second.doc" }).press("Enter");
    await progress.waitFor({ state: "detached" });
    expect(await hasFocus(fileInput(form))).toBe(true);
    expect((await readValues(form)).resume).toBe("");
    await dropFile(page, fileInput(form), writeSampleFile(pdf("dropped.pdf")));
    await form.locator(".file-name").getByText("dropped.pdf").waitFor();
    expect((await readValues(form)).resume).toBe("dropped.pdf");
  });

  test.runIf(isFullRun)(
    "is accepted if it is dropped on any part of the field, and a drop elsewhere changes nothing",
    async () => {
      const { page, form, consoleProblems } = await fixture.visitForm(resume);
      const missed = writeSampleFile(pdf("missed.pdf"));
      await dropFile(page, page.locator("h1"), missed);
      await form.getByLabel("First name").fill("Sam");
      await page.waitForFunction(() => customElements.get("resume-form") !== undefined);
      await dropFile(page, form.getByLabel("First name"), missed);
      await dropFile(page, page.locator("footer"), missed);
      expect(page.url()).toBe(fixture.site.url + resume.path);
      expect(page.context().pages()).toHaveLength(1);
      expect(await readValues(form)).toMatchObject({ firstName: "Sam", resume: "" });

      const frame = form.locator(".file");
      const readOutline = () => readStyle(frame, "outline-style");
      await dragFile(page, frame, missed, ["dragEnter", "dragOver"]);
      await expect.poll(readOutline).toBe("solid");
      await dragFile(page, form.getByLabel("First name"), missed, ["dragOver"]);
      await expect.poll(readOutline).toBe("none");

      const parts: [name: string, part: Locator, at?: { x: number; y: number }][] = [
        ["prompt.pdf", form.getByText("Or drop your resume here.")],
        ["label.pdf", form.locator("label", { hasText: "Resume" })],
        ["frame.pdf", frame, { x: 4, y: 4 }],
      ];
      for (const [name, part, at] of parts) {
        await dropFile(page, part, writeSampleFile(pdf(name)), at);
        await form.locator(".file-name").getByText(name).waitFor();
        await form.getByText("Resume uploaded successfully!").waitFor();
        expect(await readValues(form)).toMatchObject({ firstName: "Sam", resume: name });
        await form.getByRole("button", { name: `Remove ${name}` }).click();
        await form.locator(".file-name").waitFor({ state: "detached" });
      }

      await fileInput(form).setInputFiles(pdf("first.pdf"));
      await form.locator(".file-name").getByText("first.pdf").waitFor();
      await dropFile(page, form.locator(".file-name"), writeSampleFile(pdf("second.pdf")));
      await form.locator(".file-name").getByText("second.pdf").waitFor();
      expect((await readValues(form)).resume).toBe("second.pdf");

      const path = join(folder, "Resume Kim");
      mkdirSync(path);
      writeFileSync(join(path, "resume.pdf"), "%PDF-1.7");
      await dropFile(page, fileInput(form), path);
      expect(await readNotice(page, "alert")).toEqual(readNoticeLines("resumeType"));
      expect((await readValues(form)).resume).toBe("");
      expect(consoleProblems).toEqual([]);
    },
  );

  test.runIf(isFullRun)("dropped before the form's script has loaded is accepted", async () => {
    const { page, form } = await fixture.visitForm(resume, {
      before: (openedPage) => openedPage.route("**/widgets/resume-form-*", () => undefined),
    });
    await dropFile(page, form.getByText("Or drop your resume here."), writeSampleFile(pdf("early.pdf")));
    await expect.poll(async () => (await readValues(form)).resume).toBe("early.pdf");
  });

  test("is rejected with a message, which disappears once another resume is chosen", async () => {
    const { page, form } = await fixture.visitForm(resume);
    const rejections: [SampleFile | string, notice: string][] = [
      [fileWithContent("photo.pdf", "\u0089PNG\r\n"), "resumeUnreadable"],
      [lockedPdf("locked.pdf"), "resumeLocked"],
      [writeSampleFile(pdf("too-large.pdf", MAX_FILE_SIZE + 1)), "resumeSize"],
    ];
    for (const [file, notice] of rejections) {
      await fileInput(form).setInputFiles(file);
      expect(await readNotice(page, "alert")).toEqual(readNoticeLines(notice));
      expect((await readValues(form)).resume).toBe("");
      await form.getByRole("progressbar").waitFor({ state: "detached" });
      await expect.poll(() => fileInput(form).getAttribute("aria-invalid")).toBe("true");
      await fileInput(form).setInputFiles(pdf("resume.pdf"));
      await form.locator(".file-name").waitFor();
      await expect.poll(() => form.locator(".notice").count()).toBe(0);
    }
    await form.getByText("Resume uploaded successfully!").waitFor();
    await form.getByRole("button", { name: "Remove resume.pdf" }).click();

    // Other fields keep their marks, and the reason stays beside the field until another file is chosen.
    await locateSendButton(form).click();
    await form.getByText("Enter your last name").waitFor();
    await fileInput(form).setInputFiles(fileWithContent("notes.pdf", "Kim Lee"));
    expect(await readNotice(page, "alert")).toEqual(readNoticeLines("resumeUnreadable"));
    expect(await form.getByText("Enter your last name").count()).toBe(1);
    await locateSendButton(form).click();
    expect(await readNotice(page, "alert")).toEqual(readNoticeLines("resumeRequired"));
    await form.getByText("This file cannot be read").waitFor();
    await fileInput(form).setInputFiles(pdf("resume.pdf"));
    await form.getByText("Resume uploaded successfully!").waitFor();
    await form.getByRole("button", { name: "Remove resume.pdf" }).click();
    await sendForm(form, { ...resume, file: undefined }, "again@resume.example");
    expect(await readNotice(page, "alert")).toEqual(readNoticeLines("resumeRequired"));
    await dropFile(page, fileInput(form), writeSampleFile(pdf("dropped.pdf")));
    await form.getByText("Resume uploaded successfully!").waitFor();
    await expect.poll(() => form.locator(".notice").count()).toBe(0);
  });

  const changes: Record<string, (path: string) => void> = {
    edited: (path) => writeFileSync(path, pdf("", 2_001).buffer),
    emptied: (path) => writeFileSync(path, ""),
    moved: (path) => renameSync(path, `${path}.moved`),
    deleted: (path) => rmSync(path),
  };

  test.runIf(isFullRun)("that changed or disappeared since it was chosen is asked for again", async () => {
    const { page, form, consoleProblems } = await fixture.visitForm(resume);
    await fillForm(form, { ...resume, file: undefined }, "gone@resume.example");
    for (const [name, change] of Object.entries(changes)) {
      const path = writeSampleFile(pdf(`${name}.pdf`));
      await fileInput(form).setInputFiles(path);
      await form.getByText("Resume uploaded successfully!").waitFor();
      change(path);
      await locateSendButton(form).click();
      expect(await readNotice(page, "alert"), name).toEqual(readNoticeLines("resumeChanged"));
      expect(await readValues(form)).toMatchObject({ firstName: "Sam", resume: "" });
      await form.locator(".file-name").waitFor({ state: "detached" });
      const readFocusedName = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
      await expect.poll(readFocusedName).toBe("resume");
    }
    await fileInput(form).setInputFiles(pdf("found.pdf"));
    await locateSendButton(form).click();
    expect(await readNotice(page, "status")).toEqual(resume.successLines);
    expect(consoleProblems).toEqual([]);
  });

  test.runIf(isFullRun)("that changes or disappears once Send is pressed is sent as it was", async () => {
    for (const [name, change] of Object.entries(changes)) {
      const path = writeSampleFile(pdf(`late-${name}.pdf`));
      const { page, form } = await fixture.visitForm(resume, {
        before: async (openedPage) => {
          await openedPage.exposeFunction("changeFile", () => change(path));
          await openedPage.addInitScript(() => {
            const original = window.fetch;
            window.fetch = async (...request) => {
              const [target] = request;
              if ((target instanceof Request ? target.url : target.toString()).includes("/storage/"))
                await (window as unknown as { changeFile: () => Promise<void> }).changeFile();
              return original(...request);
            };
          });
        },
      });
      await fillForm(form, { ...resume, file: undefined }, `late-${name}@resume.example`);
      await fileInput(form).setInputFiles(path);
      await locateSendButton(form).click();
      expect(await readNotice(page, "status"), name).toEqual(resume.successLines);
      const [row] = await fixture.rows("resume_submissions", `late-${name}@resume.example`);
      expect(row).toMatchObject({ resume_filename: `late-${name}.pdf`, resume_file_size: 2_000 });
    }
  });
});

test("resumes of up to 10 MB and with unusual file names are stored, and an operator can export the same bytes", async () => {
  const files: [SampleFile | string, name: string, key: RegExp][] = [
    [writeSampleFile(pdf("large.pdf", MAX_FILE_SIZE)), "large.pdf", /^\d{13}_large\.pdf$/],
    [docx("履歴書.docx"), "履歴書.docx", /^\d{13}_resume\.docx$/],
    [pdf("Resume Kim\u200e "), "Resume Kim.pdf", /^\d{13}_Resume-Kim\.pdf$/],
  ];
  const { page, form, consoleProblems } = await fixture.visitForm(resume);
  for (const [index, [file, name]] of files.entries()) {
    await fillForm(form, { ...resume, file: undefined }, `file-${index}@resume.example`);
    await fileInput(form).setInputFiles(file);
    await locateSendButton(form).click();
    expect(await readNotice(page, "status"), name).toEqual(resume.successLines);
    await form.getByRole("button", { name: "Send another" }).click();
  }
  const rows = await fixture.rows("resume_submissions");
  const stored = files.map((_file, index) =>
    rows.find(({ email }) => email === `file-${index}@resume.example`),
  );
  for (const [index, [file, name, key]] of files.entries())
    expect(stored[index]).toMatchObject({
      resume_filename: name,
      resume_file_size: typeof file === "string" ? MAX_FILE_SIZE : file.buffer.length,
      resume_file_path: expect.stringMatching(key) as string,
    });

  const { output, errors } = await runSubmissions(["--file", String(stored[1]?.id), "--out", folder], {
    DATA_DIR: fixture.site.dataDir,
  });
  expect(readFileSync(output.trim()), errors).toEqual(docx("履歴書.docx").buffer);
  expect(consoleProblems).toEqual([]);
});
