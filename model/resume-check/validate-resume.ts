import { resumeBytesLimit } from "./resume-file.ts";
import { needsPassword } from "./pdf-password.ts";
import {
  readExtension,
  detectKind,
  matchesKind,
  SIGNATURE_BYTES,
  decodeLatin1,
  type ResumeKind,
} from "./resume-kind.ts";

/** What is wrong with a file. Also the key of the message that is shown. */
export type ResumeProblem =
  | "resumeType"
  | "resumeSize"
  | "resumeEmpty"
  | "resumeRtf"
  | "resumeMarkup"
  | "resumeUnreadable"
  | "resumeLocked";

export type ResumeValidation = { kind: ResumeKind } | { problem: ResumeProblem };

/** How many bytes to search for Word parts at the end of a ZIP archive, where its central directory is. */
const DIRECTORY_BYTES = 262_144;

/**
 * Usual offset of the WordDocument stream, which starts with the file information block ([MS-DOC] 2.5.1,
 * FibBase).
 */
const FIB = 512;
const FIB_MARK = 0xa5ec;
const FIB_ENCRYPTED = 0x0100;

/**
 * Validates a resume by name, size and content before it is sent.
 * @param file its content is read only if name and size are valid
 * @returns the file's type, or what is wrong with the file
 */
export async function validateResume(
  file: Pick<File, "name" | "size" | "arrayBuffer">,
): Promise<ResumeValidation> {
  if (readExtension(file.name) === "other") return { problem: "resumeType" };
  if (file.size === 0) return { problem: "resumeEmpty" };
  if (file.size > resumeBytesLimit) return { problem: "resumeSize" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = detectKind(bytes.subarray(0, SIGNATURE_BYTES));
  if (kind === "rtf") return { problem: "resumeRtf" };
  if (kind === "markup") return { problem: "resumeMarkup" };
  // The name says that it is a PDF or Word document, and the content does not.
  const problem = readExtension(file.name) === "none" ? "resumeType" : "resumeUnreadable";
  if (kind === undefined) return { problem };
  if (kind === "doc" && isEncryptedPackage(bytes) && readExtension(file.name) !== "pdf")
    return { problem: "resumeLocked" };
  if (!matchesKind(file.name, kind) || (kind === "docx" && !hasWordPart(bytes))) return { problem };
  const isLocked =
    (kind === "doc" && isDocumentLocked(bytes)) || (kind === "pdf" && (await needsPassword(bytes)));
  return isLocked ? { problem: "resumeLocked" } : { kind };
}

/**
 * Whether a ZIP archive contains parts under `word/`, as DOCX files do. Ignores the zero bytes that some
 * programs append.
 */
function hasWordPart(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  const directory = decodeLatin1(bytes.subarray(Math.max(0, end - DIRECTORY_BYTES), end));
  // Some programs write backslashes in paths.
  return directory.includes("word/") || directory.includes("word\\");
}

/** Whether an OLE container contains an encrypted DOCX ([MS-OFFCRYPTO] 2.3.4.4). */
const isEncryptedPackage = (bytes: Uint8Array): boolean =>
  decodeLatin1(bytes).includes([..."EncryptedPackage"].join("\0"));

function isDocumentLocked(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < FIB + 12 || view.getUint16(FIB, true) !== FIB_MARK) return false;
  return (view.getUint16(FIB + 10, true) & FIB_ENCRYPTED) !== 0;
}
