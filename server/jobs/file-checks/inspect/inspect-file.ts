import { validateResume, type ResumeProblem } from "../../../../model/resume-check/validate-resume.ts";
import {
  readExtension,
  detectKind,
  matchesKind,
  type ResumeKind,
} from "../../../../model/resume-check/resume-kind.ts";
import { ACCEPTED, refuse, RefusedFileError, type Verdict } from "./verdict.ts";
import { inspectDocx } from "./inspect-docx.ts";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import CFB from "cfb";

const INSPECTORS: Readonly<Record<ResumeKind, (bytes: Buffer) => void | Promise<void>>> = {
  pdf: inspectPdf,
  doc: inspectDoc,
  docx: inspectDocx,
};

/**
 * Checks that a resume meets the form's rules and that its structure matches its type. Executes none of its
 * content.
 * @param path the file's object key, which ends in `.pdf`, `.doc` or `.docx`
 */
export async function inspectFile(path: string, bytes: Buffer): Promise<Verdict> {
  const validationResult = await validateResume(new File([new Uint8Array(bytes)], path));
  if ("problem" in validationResult) return describe(validationResult.problem, path, bytes);
  const { kind } = validationResult;
  try {
    await INSPECTORS[kind](bytes);
    return ACCEPTED;
  } catch (error) {
    if (error instanceof RefusedFileError) return error.verdict;
    return refuse("unreadable", `The file is a ${kind.toUpperCase()} that cannot be opened.`);
  }
}

function describe(problem: ResumeProblem, path: string, bytes: Buffer): Verdict {
  const extension = path.slice(path.lastIndexOf(".") + 1);
  switch (problem) {
    case "resumeEmpty":
      return refuse("unreadable", "The file is empty.");
    case "resumeSize":
      return refuse("unreadable", "The file is larger than 10 MB.");
    case "resumeRtf":
      return refuse("unreadable", "The file is RTF, not a Word document.");
    case "resumeMarkup":
      return refuse("unreadable", "The file is a web page or XML, not a Word document.");
    case "resumeLocked":
      return refuse("locked", "The file requires a password.");
    case "resumeUnreadable":
    case "resumeType":
      if (detectKind(bytes) === "docx" && matchesKind(path, "docx"))
        return refuse("unreadable", "The file is an archive, not a Word document.");
      return refuse(
        "unreadable",
        readExtension(path) === "other"
          ? `The file's extension is .${extension}, not .pdf, .doc or .docx.`
          : `The content of this .${extension} file does not match its extension: it begins with ${describeStart(bytes)}.`,
      );
  }
}

function describeStart(bytes: Buffer): string {
  const start = bytes.subarray(0, 4);
  const text = start.toString("latin1");
  return /^[\x20-\x7e]+/.test(text) ? `"${/^[\x20-\x7e]+/.exec(text)?.[0]}"` : start.toString("hex");
}

const MACROS = /\/(?:Macros|VBA|_VBA_PROJECT[^/]*)(?:\/|$)/i;
/** Content of an embedded object. The ObjectPool folder itself often exists and is empty. */
const OBJECT = /\/ObjectPool\/[^/]+\/[^/]+/i;
/** Character before a field code ([MS-DOC] 2.8.25), and field codes that start another program or load data from it. */
const FIELD_MARK = "\u0013";
const ACTIVE_FIELD = /^[\s"]*(?:DDE|DDEAUTO|LINK|DATABASE|IMPORT)\b/i;
/** Offset and bit of the encryption flag in the header ([MS-DOC] 2.5.1, FibBase). */
const [FLAGS, ENCRYPTED] = [10, 0x0100];

/**
 * Checks that a DOC opens, has Word's main stream, and contains no active content.
 * @throws RefusedFileError, or any error if the container cannot be opened
 */
function inspectDoc(bytes: Buffer): void {
  const { FullPaths: paths, FileIndex: streams } = CFB.read(bytes, { type: "buffer" });
  if (paths.some((path) => MACROS.test(path)))
    throw new RefusedFileError("active", "The file contains macros.");
  if (paths.some((path) => OBJECT.test(path)))
    throw new RefusedFileError("active", "The file contains an embedded object.");
  const word = streams[paths.findIndex((path) => /^[^/]*\/WordDocument$/i.test(path))];
  if (word === undefined)
    throw new RefusedFileError("unreadable", "The file is another kind of Office file, not a Word document.");
  const content = Buffer.from(word.content);
  if (content.length > FLAGS + 1 && (content.readUInt16LE(FLAGS) & ENCRYPTED) !== 0)
    throw new RefusedFileError("locked", "The file requires a password.");
  // Text is stored with one or two bytes per character, so remove null bytes.
  const [, ...fields] = content.toString("latin1").replaceAll("\0", "").split(FIELD_MARK);
  if (fields.some((code) => ACTIVE_FIELD.test(code)))
    throw new RefusedFileError("active", "The file contains a field that loads data from other programs.");
}

/** Preloads the PDF parser, so that its load time does not count against a file's limits. */
export const loadPdfReader = (): Promise<unknown> => getResolvedPDFJS();

/**
 * Checks that a PDF opens without a password and that its first page can be read.
 * @throws RefusedFileError if it requires a password, or any error if it cannot be opened
 */
async function inspectPdf(bytes: Buffer): Promise<void> {
  try {
    // Pass a copy, because pdf.js detaches the buffer it receives.
    const document = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
    try {
      await document.getPage(1);
    } finally {
      await document.destroy();
    }
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException")
      throw new RefusedFileError("locked", "The file requires a password.");
    throw error;
  }
}
