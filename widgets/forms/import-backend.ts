/** Loads the backend client (55 KB with supabase-js), when a visitor starts to fill in a form. */
export const importSubmissionsClient = () => import("../backend/submissions.ts");

export const importResumesClient = () => import("../backend/resumes.ts");
