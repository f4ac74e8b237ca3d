import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { copyProject } from "./copy-project.ts";
import { cleanEnvironment } from "./clean-environment.ts";
import { NODE_ARGUMENTS } from "./node-arguments.ts";
import { startNode } from "./start-program.ts";

/** @param articleCount number of articles in the copy; sample articles are added to reach it */
export function useProjectCopy(articleCount = 0) {
  const scratch = mkdtempSync(join(tmpdir(), "ridgebeam-project-"));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
  const copy = copyProject(join(scratch, "project"), articleCount);
  const { root } = copy;
  const dataDir = join(scratch, "data");
  const read = (file: string): string => readFileSync(join(root, file), "utf8");
  const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
  /** Runs one of the copy's TypeScript files, and returns its exit status and output. */
  const run = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, [...NODE_ARGUMENTS, script, ...args], {
      cwd: root,
      env: cleanEnvironment({ DATA_DIR: dataDir }),
      encoding: "utf8",
    });
  return {
    ...copy,
    dist: join(root, "dist"),
    dataDir,
    read,
    write,
    /** Replaces the first match in a file. Fails if there is none. */
    change: (file: string, from: string | RegExp, to: string): void => {
      const text = read(file);
      expect(text).toMatch(from);
      write(file, text.replace(from, to));
    },
    run,
    build: (...options: string[]): void => {
      const { status, stderr } = run("build/build.ts", ...options);
      if (status !== 0) throw new Error(stderr);
    },
    start: (script: string, env: Record<string, string> = {}) =>
      startNode(script, { cwd: root, env: cleanEnvironment({ DATA_DIR: dataDir, PORT: "0", ...env }) }),
  };
}
