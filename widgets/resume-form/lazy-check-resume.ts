import type { ResumeProblem } from "./check-resume.ts";

/**
 * Checks a file. Loads the checking code on first use; if that fails, accepts the file, since the server
 * checks it too.
 */
export const checkResume = (file: File): Promise<ResumeProblem | null> =>
  import("./check-resume.ts").then(
    (code) => code.checkResume(file),
    () => null,
  );
