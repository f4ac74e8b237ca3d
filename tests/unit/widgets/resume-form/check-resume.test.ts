import { describe, expect, it } from "vitest";
import { checkResume } from "../../../../widgets/resume-form/check-resume.ts";

const PDF = "%PDF-1.7\n";
const OLE = "\u00d0\u00cf\u0011\u00e0";
const ZIP = "PK\u0003\u0004";

/** A file of the given beginning and end, filled up to a size in bytes. */
function file(name: string, start: string, { size = 4096, end = "" } = {}): File {
  const bytes = new Uint8Array(size).fill(32);
  bytes.set(Buffer.from(start, "latin1").subarray(0, size));
  if (end !== "") bytes.set(Buffer.from(end, "latin1"), size - end.length);
  return new File([bytes], name);
}

describe("a resume", () => {
  it.each([
    ["résumé.pdf", PDF],
    ["履歴書.pdf", PDF],
    ["a#b?c%20.pdf", PDF],
    ["../../x.pdf", PDF],
    ["CV.PDF", PDF],
    [`${"long ".repeat(60)}.pdf`, PDF],
    ["cv.doc", OLE],
  ])("is taken as %s", async (name, start) => {
    expect(await checkResume(file(name, start))).toBeNull();
  });

  it("is taken as a DOCX when it has a Word part, however large it is", async () => {
    const end = "PK\u0001\u0002word/document.xml";
    expect(await checkResume(file("cv.docx", ZIP, { end }))).toBeNull();
    expect(await checkResume(file("cv.docx", ZIP, { end, size: 2_000_000 }))).toBeNull();
  });

  it.each([
    ["a program", file("cv.pdf.exe", PDF)],
    ["a name without an extension", file("cv", PDF)],
    ["an extension alone", file("pdf", PDF)],
    ["another file called PDF", file("cv.pdf", OLE)],
    ["a PDF called DOC", file("cv.doc", PDF)],
    ["a spreadsheet called DOCX", file("cv.docx", ZIP, { end: "xl/workbook.xml" })],
    ["an empty file", new File([], "cv.pdf")],
  ])("is refused when it is %s", async (_what, wrong) => {
    expect(await checkResume(wrong)).toBe("resumeType");
  });

  it("may have 10 MB and not one byte more", async () => {
    expect(await checkResume(file("cv.pdf", PDF, { size: 10_485_760 }))).toBeNull();
    expect(await checkResume(file("cv.pdf", PDF, { size: 10_485_761 }))).toBe("resumeSize");
  });
});
