import { resumeBytesLimit } from "../../site/model/submissions/resume-file.ts";

/** What is wrong with a file, named after the notice that says so. */
export type ResumeProblem = "resumeRequired" | "resumeType" | "resumeSize";

/** Bytes at a file's end among which a Word file names its parts; the directory of a ZIP archive stands last. */
const DIRECTORY_BYTES = 262_144;

const SIGNATURES: Record<string, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  doc: [0xd0, 0xcf, 0x11, 0xe0],
  docx: [0x50, 0x4b, 0x03, 0x04],
};

/**
 * Looks whether a file is a PDF, DOC or DOCX, by its extension and by what is in it, and not larger than 10 MB.
 * A file that can no longer be read, because it was moved or deleted since it was chosen, counts as none.
 * @returns null when it will do
 */
export async function checkResume(file: File): Promise<ResumeProblem | null> {
  try {
    return await inspect(file);
  } catch {
    return "resumeRequired";
  }
}

async function inspect(file: File): Promise<ResumeProblem | null> {
  const extension = file.name.slice(file.name.lastIndexOf(".") + 1).toLowerCase();
  const signature = file.name.includes(".") ? SIGNATURES[extension] : undefined;
  if (signature === undefined || file.size === 0) return "resumeType";
  if (file.size > resumeBytesLimit) return "resumeSize";
  const start = new Uint8Array(await file.slice(0, signature.length).arrayBuffer());
  if (!signature.every((byte, index) => start[index] === byte)) return "resumeType";
  if (extension === "docx" && !(await hasWordPart(file))) return "resumeType";
  return null;
}

/** Any archive begins like a DOCX; only a Word document has files under `word/`. */
async function hasWordPart(file: File): Promise<boolean> {
  const end = await file.slice(Math.max(0, file.size - DIRECTORY_BYTES)).arrayBuffer();
  return new TextDecoder("latin1").decode(end).includes("word/");
}
