import {
  validateResume,
  type ResumeProblem as FileProblem,
} from "../../model/resume-check/validate-resume.ts";
import { readExtension } from "../../model/resume-check/resume-kind.ts";

/** Why a file cannot be accepted. Also the key of the error message. */
export type ResumeProblem = FileProblem | "resumeChanged";

export type CheckedResume = { problem: ResumeProblem } | { file: File };

/** Copies by chosen file, so that a retry sends the same one. */
const copies = new WeakMap<File, File>();

/**
 * Checks a file's content in the browser. Browsers read a file only as long as it is where and as it was when it was
 * chosen, and then fail even while they send it, so that an accepted file is copied into memory. A dropped folder,
 * which has neither extension nor type, counts as the wrong type.
 * @returns the copy, or what is wrong with the file
 */
export async function checkResume(file: File): Promise<CheckedResume> {
  try {
    const validation = await validateResume(file);
    if ("problem" in validation) return validation;
    const copy = copies.get(file) ?? new File([await file.arrayBuffer()], file.name, { type: file.type });
    copies.set(file, copy);
    return { file: copy };
  } catch {
    const isFolder = readExtension(file.name) === "none" && file.type === "";
    return { problem: isFolder ? "resumeType" : "resumeChanged" };
  }
}
