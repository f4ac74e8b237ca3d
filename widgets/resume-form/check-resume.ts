import {
  judgeResume,
  type ResumeProblem as FileProblem,
} from "../../site/model/resume-check/judge-resume.ts";

/** What is wrong with a chosen file, or that there is none, named after the notice that says so. */
export type ResumeProblem = FileProblem | "resumeRequired";

/**
 * Checks a chosen file as far as a browser can see. One that can no longer be read, because it was moved or deleted since it was chosen,
 * counts as none.
 * @returns null when it will do
 */
export async function checkResume(file: File): Promise<ResumeProblem | null> {
  try {
    const judged = await judgeResume(file);
    return "problem" in judged ? judged.problem : null;
  } catch {
    return "resumeRequired";
  }
}
