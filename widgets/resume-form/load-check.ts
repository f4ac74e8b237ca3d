import type { ResumeProblem } from "./check-resume.ts";

/**
 * Checks a file, loading the code for it on first use. If loading fails, the file counts as valid and the
 * database decides.
 */
export const checkResume = (file: File): Promise<ResumeProblem | null> =>
  import("./check-resume.ts").then(
    (code) => code.checkResume(file),
    () => null,
  );
