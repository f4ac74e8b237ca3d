import type { UserConfig } from "@11ty/eleventy";

/** Templates stand in `site/pages/` and `content/`; nothing else of the project is looked at. */
export function sourceFolders(eleventy: UserConfig): void {
  for (const pattern of [
    "*.md",
    "build/**",
    "widgets/**",
    "tests/**",
    "supabase/**",
    "node_modules/**",
    "dist/**",
    ".*/**",
  ]) {
    eleventy.ignores.add(pattern);
  }
}
