import {
  validateResume,
  type ResumeProblem as FileProblem,
} from "../../model/resume-check/validate-resume.ts";
import { readExtension } from "../../model/resume-check/resume-kind.ts";

/** Why a file cannot be accepted. Also the key of the error message. */
export type ResumeProblem = FileProblem | "resumeRequired";

/**
 * Checks a file's content in the browser. A file that was moved or deleted counts as missing; if it also
 * lacks an extension and a type, as a dropped folder does, it counts as the wrong type.
 * @returns null if the file is acceptable
 */
export async function checkResume(file: File): Promise<ResumeProblem | null> {
  try {
    const validation = await validateResume(file);
    return "problem" in validation ? validation.problem : null;
  } catch {
    return readExtension(file.name) === "none" && file.type === "" ? "resumeType" : "resumeRequired";
  }
}
