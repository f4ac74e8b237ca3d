import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { copyProject, type ProjectCopy } from "./copy-project.ts";
import { cleanEnvironment } from "./clean-environment.ts";
import { NODE_ARGUMENTS } from "./node-arguments.ts";
import { startNode, type Program } from "./start-program.ts";

export interface ProjectFixture extends ProjectCopy {
  dist: string;
  dataDir: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Replaces text that occurs exactly once in a file. */
  change: (file: string, from: string | RegExp, to: string) => void;
  /** Runs one of the copy's TypeScript files, and returns its exit status and output. */
  run: (script: string, ...args: string[]) => { status: number | null; stdout: string; stderr: string };
  build: (...options: string[]) => void;
  start: (script: string, env?: Record<string, string>) => Program;
}

/** @param articleCount number of articles in the copy; sample articles are added to reach it */
export function useProjectCopy(articleCount = 0): ProjectFixture {
  const scratch = mkdtempSync(join(tmpdir(), "ridgebeam-project-"));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
  const copy = copyProject(join(scratch, "project"), articleCount);
  const { root } = copy;
  const dataDir = join(scratch, "data");
  const read = (file: string): string => readFileSync(join(root, file), "utf8");
  const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
  const run: ProjectFixture["run"] = (script, ...args) =>
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
    change(file, from, to) {
      const text = read(file);
      expect(text).toMatch(from);
      write(file, text.replace(from, to));
    },
    run,
    build(...options) {
      const { status, stderr } = run("build/build.ts", ...options);
      if (status !== 0) throw new Error(stderr);
    },
    start: (script, env = {}) =>
      startNode(script, { cwd: root, env: cleanEnvironment({ DATA_DIR: dataDir, PORT: "0", ...env }) }),
  };
}
