/** Files and folders of the project that a build, the development server, or a production server reads. */
export const PROJECT_SOURCES: readonly string[] = [
  "build",
  "content",
  "model",
  "server",
  "site",
  "supabase",
  "widgets",
  "eleventy.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];
