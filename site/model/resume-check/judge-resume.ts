import { resumeBytesLimit } from "./resume-file.ts";
import { needsPassword } from "./pdf-password.ts";
import { extensionOf, kindOfStart, mayBe, SIGNATURE_BYTES, toLatin, type ResumeKind } from "./resume-kind.ts";

/** What is wrong with a file, named after the notice that says so. */
export type ResumeProblem = "resumeType" | "resumeSize" | "resumeEmpty" | "resumeRtf" | "resumeLocked";

/** Bytes at the end of a ZIP archive among which its directory names a Word document's parts. */
const DIRECTORY_BYTES = 262_144;

/** Where Word's own stream begins in most of its older files, and its mark there ([MS-DOC] 2.5.1, FibBase). */
const FIB = 512;
const FIB_MARK = 0xa5ec;
const FIB_ENCRYPTED = 0x0100;

/**
 * Judges a resume by its name, its size and what its content says of itself: what a form can see before it is sent.
 * @param file its bytes are not read when its name or size will not do
 * @returns its kind, or what is wrong with it
 */
export async function judgeResume(
  file: Pick<File, "name" | "size" | "arrayBuffer">,
): Promise<{ kind: ResumeKind } | { problem: ResumeProblem }> {
  if (extensionOf(file.name) === "other") return { problem: "resumeType" };
  if (file.size === 0) return { problem: "resumeEmpty" };
  if (file.size > resumeBytesLimit) return { problem: "resumeSize" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOfStart(bytes.subarray(0, SIGNATURE_BYTES));
  if (kind === "rtf") return { problem: "resumeRtf" };
  if (kind === undefined) return { problem: "resumeType" };
  if (kind === "doc" && isPackageLocked(bytes) && extensionOf(file.name) !== "pdf")
    return { problem: "resumeLocked" };
  if (!mayBe(file.name, kind) || (kind === "docx" && !hasWordPart(bytes))) return { problem: "resumeType" };
  const isLocked =
    (kind === "doc" && isDocumentLocked(bytes)) || (kind === "pdf" && (await needsPassword(bytes)));
  return isLocked ? { problem: "resumeLocked" } : { kind };
}

/** Any archive begins like a DOCX; only a Word document has parts under `word/`. Some programs write zeros after the directory. */
function hasWordPart(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  const directory = toLatin(bytes.subarray(Math.max(0, end - DIRECTORY_BYTES), end));
  // Some programs write backslashes into the parts' names.
  return directory.includes("word/") || directory.includes("word\\");
}

/** Whether a container like that of DOC has an encrypted DOCX in it ([MS-OFFCRYPTO] 2.3.4.4). */
const isPackageLocked = (bytes: Uint8Array): boolean =>
  toLatin(bytes).includes([..."EncryptedPackage"].join("\0"));

function isDocumentLocked(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < FIB + 12 || view.getUint16(FIB, true) !== FIB_MARK) return false;
  return (view.getUint16(FIB + 10, true) & FIB_ENCRYPTED) !== 0;
}
