import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The project's folder. `server/run.cjs`, npm and Vitest run every program in it. */
export const PROJECT_ROOT = process.cwd();

/** Returns the absolute path of a file or folder of the project. */
export const projectPath = (path: string): string => join(PROJECT_ROOT, path);

/**
 * Returns the compiled file of a program that runs as a process or thread of its own.
 * @param name a name in the manifest of `build/compile-server.js`, such as `pglite-worker`
 */
export function programFile(name: string): string {
  const folder = projectPath(".builds/code");
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as {
    programs: Record<string, string>;
  };
  return join(folder, manifest.programs[name] ?? name);
}
