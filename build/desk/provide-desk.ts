import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { ExpectedError } from "../../model/expected-error.ts";
import { listFiles } from "../cache/list-files.ts";
import { areBuildToolsInstalled } from "../steps/build-tools.ts";
import { hashPaths } from "../steps/build-stamp.ts";
import { createWorkFolder, WORK_FOLDER } from "../steps/work-folder.ts";

const SOURCES = ["build/assets", "build/desk", "model", "site", "server/operator", "package-lock.json"];

/**
 * Returns the compiled desk app, compiling it if needed. It is stored outside `dist/`, so that no web server serves
 * it, in a folder named after the hash of its sources.
 * @returns the app's files by URL; `/` is its page
 * @throws ExpectedError if it is not compiled and the compilers are not installed
 */
export async function provideDesk(root: string) {
  const buildsFolder = join(root, WORK_FOLDER);
  const name = `desk-${hashPaths(root, SOURCES).slice(0, 12)}`;
  const folder = join(buildsFolder, name);
  if (!existsSync(folder)) {
    if (!areBuildToolsInstalled(root)) {
      throw new ExpectedError(
        "The desk has not been built, and the build dependencies are not installed. Run `npm ci` and `npm run build`. To remove the build dependencies again, run `npm prune --omit=dev`.",
      );
    }
    await compileInto(root, folder);
    for (const otherName of readdirSync(buildsFolder))
      if (/^desk-[0-9a-f]{12}$/.test(otherName) && otherName !== name)
        rmSync(join(buildsFolder, otherName), { recursive: true, force: true });
  }
  return readFiles(folder);
}

async function compileInto(root: string, folder: string): Promise<void> {
  // Imported lazily, because loading the compilers takes longer than loading the rest of the desk.
  const { compileDesk } = await import("./compile-desk.ts");
  const draft = createWorkFolder(root, "desk");
  try {
    await compileDesk(root, draft.path);
    renameSync(draft.path, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    draft.remove();
  }
}

function readFiles(folder: string) {
  const files = new Map<string, { type: string; content: Uint8Array }>();
  for (const file of listFiles(folder)) {
    const path = `/${relative(folder, file)}`;
    const type = getMimeType(path) ?? "application/octet-stream";
    files.set(path === "/index.html" ? "/" : path, { type, content: readFileSync(file) });
  }
  return files;
}
