import type * as ResumesModule from "../backend/resumes.ts";
import type * as SubmissionsModule from "../backend/submissions.ts";

/** Loads the backend client (55 KB with supabase-js), when a visitor starts to fill in a form. */
export const importSubmissionsClient = (): Promise<typeof SubmissionsModule> =>
  import("../backend/submissions.ts");

export const importResumesClient = (): Promise<typeof ResumesModule> => import("../backend/resumes.ts");
