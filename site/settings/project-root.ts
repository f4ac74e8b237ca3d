import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The project's folder. `server/run.cjs`, npm and Vitest run every program in it. */
export const PROJECT_ROOT = process.cwd();

/** Returns the absolute path of a file or folder of the project. */
export const projectPath = (path: string): string => join(PROJECT_ROOT, path);

/**
 * Returns the compiled file of a program.
 * @param source its source in the project
 * @param folder folder of the part that it belongs to, in `build/compile.js`
 */
export function compiledFile(source: string, folder = ".builds/code"): string {
  const path = projectPath(folder);
  const manifest = JSON.parse(readFileSync(join(path, "manifest.json"), "utf8")) as {
    programs: Record<string, string>;
  };
  return join(path, manifest.programs[source] ?? source);
}

/**
 * Returns the file to import for a program of the build: in compiled code the compiled file, which shares its modules,
 * and else the source.
 */
export const buildFile = (source: string): string =>
  process.env.COMPILED_HASHES === undefined ? projectPath(source) : compiledFile(source, ".cache/code");
