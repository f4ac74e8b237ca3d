import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { codeHash } from "../cache/code-hash.js";
import { listFiles } from "../cache/list-files.ts";
import { runInChild } from "../run-in-child.ts";
import { requireBuildTools } from "../steps/build-stamp.ts";
import { WORK_FOLDER } from "../steps/work-folder.ts";
import type { DeskJob } from "./desk-process.ts";

/**
 * Returns the compiled desk app, compiling it if needed. It is stored outside `dist/`, so that no web server serves
 * it, in a folder named after the hash of its sources.
 * @returns the app's files by URL; `/` is its page
 * @throws ExpectedError if it is not compiled and the compilers are not installed
 */
export async function provideDesk(root: string) {
  const buildsFolder = join(root, WORK_FOLDER);
  const name = `desk-${codeHash(root, "desk").slice(0, 12)}`;
  const folder = join(buildsFolder, name);
  if (!existsSync(folder)) {
    requireBuildTools(root, "The desk has not been built");
    const job: DeskJob = { root, folder };
    await runInChild("build/desk/desk-process.ts", job);
    for (const otherName of readdirSync(buildsFolder))
      if (/^desk-[0-9a-f]{12}$/.test(otherName) && otherName !== name)
        rmSync(join(buildsFolder, otherName), { recursive: true, force: true });
  }
  return readFiles(folder);
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
