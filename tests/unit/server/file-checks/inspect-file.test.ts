import { describe, expect, it } from "vitest";
import { inspectFile } from "../../../../server/file-checks/inspect/inspect-file.ts";
import { MACRO_WORD, sampleArchive, sampleDoc, sampleDocx, samplePdf } from "./sample-documents.ts";

const sound = { verdict: "sound" };
const refused = (reason: string) => ({ verdict: "refused", reason });

describe("a resume's file", () => {
  it.each([
    ["cv.pdf", samplePdf()],
    ["CV.PDF", samplePdf()],
    ["cv.doc", sampleDoc("WordDocument", "1Table")],
    ["cv.docx", sampleDocx()],
  ])("is sound when it is built as its name says: %s", async (name, bytes) => {
    expect(await inspectFile(`1736500000000_${name}`, bytes)).toEqual(sound);
  });

  it.each([
    ["a program", "cv.pdf", Buffer.from("MZ\x90\0program"), 'It is not a PDF: it begins with "MZ".'],
    ["an empty file", "cv.pdf", Buffer.alloc(0), "It is empty."],
    ["one that is too large", "cv.pdf", Buffer.alloc(10 * 1_048_576 + 1), "It is larger than 10 MB."],
    ["a page", "cv.html", Buffer.from("<script>"), "It is called .html, not .pdf, .doc or .docx."],
    ["half a PDF", "cv.pdf", Buffer.from("%PDF-1.7\nhalf"), "It is a PDF that does not open."],
    ["a PDF called DOCX", "cv.docx", samplePdf(), 'It is not a Word document (DOCX): it begins with "%PDF".'],
    ["half a DOC", "cv.doc", sampleDoc("WordDocument").subarray(0, 600), "It is a DOC that does not open."],
    [
      "a workbook",
      "cv.doc",
      sampleDoc("Workbook"),
      "It is an Office file of another kind, not a Word document.",
    ],
    ["a DOC with macros", "cv.doc", sampleDoc("WordDocument", "Macros/VBA/dir"), "It contains macros."],
    ["half a DOCX", "cv.docx", sampleDocx().subarray(0, 300), "It is a DOCX that does not open."],
    [
      "an archive",
      "cv.docx",
      sampleArchive({ "a.txt": Buffer.from("a") }),
      "It is an archive, not a Word document.",
    ],
    [
      "a DOCX with macros",
      "cv.docx",
      sampleDocx({ "word/vbaProject.bin": Buffer.alloc(9) }),
      "It contains macros.",
    ],
    ["one that says it has macros", "cv.docx", sampleDocx({}, MACRO_WORD), "It contains macros."],
    [
      "a slide show",
      "cv.docx",
      sampleDocx({}, "presentationml"),
      "It is an Office file of another kind, not a Word document.",
    ],
    [
      "one that unpacks to too much",
      "cv.docx",
      sampleDocx({
        "word/media/a.bmp": Buffer.alloc(60_000_000),
        "word/media/b.bmp": Buffer.alloc(60_000_000),
      }),
      "It unpacks to more than 100 MB.",
    ],
  ])("is refused when it is %s", async (_name, path, bytes, reason) => {
    expect(await inspectFile(`1736500000000_${path}`, bytes)).toEqual(refused(reason));
  });
});
