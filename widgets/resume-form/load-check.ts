import type { ResumeProblem } from "./check-resume.ts";

/**
 * Checks a file, and loads the code for that on first use. If loading fails, the file passes, and the server
 * checks it.
 */
export const checkResume = (file: File): Promise<ResumeProblem | null> =>
  import("./check-resume.ts").then(
    (code) => code.checkResume(file),
    () => null,
  );
