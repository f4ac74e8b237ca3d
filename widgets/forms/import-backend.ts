/** Loads the backend client (55 KB with supabase-js), when a visitor has filled in a field. */
export const importSubmissionsClient = () => import("../backend/submissions.ts");

export const importResumesClient = () => import("../backend/resumes.ts");
