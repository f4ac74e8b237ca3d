/** The project files that a build, the development server and a production server read. */
export const PROJECT_SOURCES: readonly string[] = [
  "build",
  "content",
  "server",
  "site",
  "supabase",
  "widgets",
  "eleventy.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];
