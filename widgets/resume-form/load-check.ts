import type { ResumeProblem } from "./check-resume.ts";

/** Looks whether a file will do. The code for it is fetched once there is a file; where it does not come, the database alone decides. */
export const checkResume = (file: File): Promise<ResumeProblem | null> =>
  import("./check-resume.ts").then(
    (code) => code.checkResume(file),
    () => null,
  );
