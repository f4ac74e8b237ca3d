import { describe, expect, it } from "vitest";
import { validateResume } from "../../../../model/resume-check/validate-resume.ts";
import { resumeBytesLimit } from "../../../../model/resume-check/resume-file.ts";

const PDF = "%PDF-1.7\n";
const OLE = "\u00d0\u00cf\u0011\u00e0";
const ZIP = "PK\u0003\u0004";
const WORD_PART = "PK\u0001\u0002word/document.xml";

function file(name: string, start: string, { size = 4096, end = "" } = {}): File {
  const bytes = new Uint8Array(size).fill(32);
  bytes.set(Buffer.from(start, "latin1").subarray(0, size));
  if (end !== "") bytes.set(Buffer.from(end, "latin1"), size - end.length);
  return new File([bytes], name);
}

const docx = (name: string, end = WORD_PART): File => file(name, ZIP, { end });

describe("a resume", () => {
  it.each([
    ["résumé.pdf", PDF],
    ["CV.PDF", PDF],
    [`${"long ".repeat(60)}.pdf`, PDF],
    ["Resume Kim", PDF],
    ["Resume St. Clair", PDF],
    ["Resume.2026", PDF],
    ["First Last P.E.", PDF],
    ["Resume_First.Last.PMP", PDF],
    ["F.Last.CPA", PDF],
    ["Resume v2.1b", PDF],
    ["D. Reyes, P.Eng", PDF],
    ["Jordan.Key", PDF],
    ["Resume_Baltimore.MD", PDF],
    ["Resume Texas.DOT", PDF],
    ["Auditor_9001.ISO", PDF],
    ["L.Ng.AI", PDF],
    ["Pat.JS", PDF],
    ["resume-from-indeed.com", PDF],
    ["Kim.Lee.resume", PDF],
    ["cv.pdf (1)", PDF],
    ["cv.pdf ", PDF],
    ["cv.pdf.", PDF],
    ["cv.pdf\u200b", PDF],
    ["\u202bcv.pdf\u200f\u202c", PDF],
  ])("is accepted as a PDF with the name %j", async (name, start) => {
    expect(await validateResume(file(name, start))).toEqual({ kind: "pdf" });
  });

  it.each([
    ["a byte order mark", "\u00ef\u00bb\u00bf"],
    ["a line break", "\r\n"],
    ["an email header", `Content-Type: application/pdf\r\n\r\n${" ".repeat(980)}`],
  ])("is accepted as a PDF if its signature follows %s", async (_what, before) => {
    expect(await validateResume(file("cv.pdf", before + PDF))).toEqual({ kind: "pdf" });
  });

  it("is not accepted as a PDF if its signature is beyond the bytes that PDF readers search", async () => {
    expect(await validateResume(file("cv.pdf", " ".repeat(1_020) + PDF))).toEqual({
      problem: "resumeUnreadable",
    });
  });

  it("is recognized as a Word document by its content", async () => {
    expect(await validateResume(file("cv.doc", OLE))).toEqual({ kind: "doc" });
    expect(await validateResume(file("Resume Kim", OLE))).toEqual({ kind: "doc" });
    for (const name of ["cv.docx", "cv.doc", "Resume Kim"])
      expect(await validateResume(docx(name))).toEqual({ kind: "docx" });
    const large = file("cv.docx", ZIP, { end: WORD_PART, size: 2_000_000 });
    expect(await validateResume(large)).toEqual({ kind: "docx" });
  });

  it("may have trailing zero bytes", async () => {
    for (const zeros of [1, 2_000])
      expect(await validateResume(docx("cv.docx", WORD_PART + "\0".repeat(zeros)))).toEqual({
        kind: "docx",
      });
    const long = file("cv.docx", ZIP + WORD_PART, { size: 400_000, end: "\0".repeat(390_000) });
    expect(await validateResume(long)).toEqual({ kind: "docx" });
  });

  it.each([
    ["a program", file("cv.pdf.exe", PDF)],
    ["an empty program", new File([], "cv.exe")],
    ["a picture with a text editor's extension", file("cv.txt", PDF)],
    ["a program whose name ends in a dot", file("cv.exe.", PDF)],
    ["a picture without an extension", file("photo", "\u0089PNG\r\n")],
    ["an RTF file", file("cv.rtf", "{\\rtf1")],
  ])("is of the wrong type if it is %s", async (_what, file) => {
    expect(await validateResume(file)).toEqual({ problem: "resumeType" });
  });

  it.each([
    ["resumeEmpty", "empty", new File([], "cv.pdf")],
    ["resumeEmpty", "empty and has no extension", new File([], "Resume Kim")],
    ["resumeRtf", "an RTF file with the extension .doc", file("cv.doc", "{\\rtf1")],
    ["resumeMarkup", "a web page named DOC", file("cv.doc", "<html>")],
    ["resumeMarkup", "a web page named PDF", file("cv.pdf", "\n<!DOCTYPE html>")],
    ["resumeMarkup", "a web page in UTF-16", file("cv.doc", "\u00ff\u00fe<\0h\0t\0m\0l\0")],
    ["resumeMarkup", "Word 2003 XML", file("cv.doc", '\u00ef\u00bb\u00bf<?xml version="1.0"?>')],
    ["resumeMarkup", "MHTML", file("Resume Kim", "MIME-Version: 1.0\r\nContent-Type: multipart/related")],
    ["resumeUnreadable", "text named PDF", file("cv.pdf", "Kim Lee, superintendent")],
    ["resumeUnreadable", "a DOC file with the extension .pdf", file("cv.pdf", OLE)],
    ["resumeUnreadable", "a PDF with the extension .doc", file("cv.doc", PDF)],
    ["resumeUnreadable", "a DOC file with the extension .docx", file("cv.docx", OLE)],
    ["resumeUnreadable", "a DOCX file with the extension .pdf", docx("cv.pdf")],
    ["resumeUnreadable", "a spreadsheet with the extension .docx", docx("cv.docx", "xl/workbook.xml")],
    ["resumeLocked", "a DOC that is encrypted", file("cv.doc", encryptedDoc())],
    ["resumeLocked", "a DOCX that is encrypted", file("cv.docx", OLE, { end: packageName() })],
  ])("is reported as %s if it is %s", async (problem, _what, file) => {
    expect(await validateResume(file)).toEqual({ problem });
  });

  it("may have 10 MB, and not one byte more", async () => {
    const size = resumeBytesLimit;
    expect(await validateResume(file("cv.pdf", PDF, { size }))).toEqual({ kind: "pdf" });
    expect(await validateResume(file("cv.pdf", PDF, { size: size + 1 }))).toEqual({ problem: "resumeSize" });
  });
});

function packageName(): string {
  return Buffer.from("EncryptedPackage", "utf16le").toString("latin1");
}

function encryptedDoc(): string {
  const header = Buffer.alloc(12);
  header.writeUInt16LE(0xa5ec, 0);
  header.writeUInt16LE(0x0100, 10);
  return OLE.padEnd(512, " ") + header.toString("latin1");
}
