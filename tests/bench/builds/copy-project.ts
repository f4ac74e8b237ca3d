import { cpSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** All that a build reads. */
const SOURCES = [
  "build",
  "content",
  "site",
  "supabase",
  "widgets",
  "eleventy.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** Copies the project as it stands, without what builds have left, to a folder in which it can be built. */
export function copyProject(folder: string): void {
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
}
