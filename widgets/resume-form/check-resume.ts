import {
  judgeResume,
  type ResumeProblem as FileProblem,
} from "../../site/model/resume-check/judge-resume.ts";
import { extensionOf } from "../../site/model/resume-check/resume-kind.ts";

/** What is wrong with the chosen file, or that it is missing; also the key of the message shown. */
export type ResumeProblem = FileProblem | "resumeRequired";

/**
 * Checks a file's content in the browser. A file that can no longer be read, because it was moved or deleted,
 * counts as missing. One without an extension or type counts as invalid, since browsers pass a dropped folder
 * that way.
 * @returns null if the file is acceptable
 */
export async function checkResume(file: File): Promise<ResumeProblem | null> {
  try {
    const judged = await judgeResume(file);
    return "problem" in judged ? judged.problem : null;
  } catch {
    return extensionOf(file.name) === "none" && file.type === "" ? "resumeType" : "resumeRequired";
  }
}
