import type * as ResumesModule from "../backend/resumes.ts";
import type * as SubmissionsModule from "../backend/submissions.ts";

/** The code that talks to the backend, 55 KB with supabase-js; fetched when a visitor starts to fill a form. */
export const loadSubmissions = (): Promise<typeof SubmissionsModule> => import("../backend/submissions.ts");

/** The same, with the code that sends files. */
export const loadResumes = (): Promise<typeof ResumesModule> => import("../backend/resumes.ts");
