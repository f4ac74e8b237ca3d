import {
  validateResume,
  type ResumeProblem as FileProblem,
} from "../../site/model/resume-check/validate-resume.ts";
import { extensionOf } from "../../site/model/resume-check/resume-kind.ts";

/** Problem with the chosen file, or that no file was chosen. Also the key of the message to show. */
export type ResumeProblem = FileProblem | "resumeRequired";

/**
 * Checks the content of a file in the browser. A file that can no longer be read, because it was moved or
 * deleted, counts as missing. If that file has neither an extension nor a type, it counts as the wrong type,
 * since that is how browsers pass a dropped folder.
 * @returns null if the file is acceptable
 */
export async function checkResume(file: File): Promise<ResumeProblem | null> {
  try {
    const judged = await validateResume(file);
    return "problem" in judged ? judged.problem : null;
  } catch {
    return extensionOf(file.name) === "none" && file.type === "" ? "resumeType" : "resumeRequired";
  }
}
