import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Socket } from "node:net";
import { ExpectedError } from "../model/expected-error.ts";
import { PROJECT_ROOT } from "../site/settings/project-root.ts";

/**
 * Runs a script in a child process, whose memory is freed when it ends.
 * @param script its path in the project
 * @param job the data that the script reads with `readJob`
 * @throws ExpectedError if the script fails
 */
export async function runInChild(script: string, job: unknown): Promise<void> {
  const child = spawn(process.execPath, ["server/run.cjs", script], {
    cwd: PROJECT_ROOT,
    stdio: ["pipe", "inherit", "pipe"],
    // Fewer arenas of glibc's allocator keep less freed memory.
    env: { ...process.env, MALLOC_ARENA_MAX: "2" },
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  child.stdin.on("error", () => undefined).write(`${JSON.stringify(job)}\n`);
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new ExpectedError(/ExpectedError: (.*)/.exec(stderr)?.[1] ?? stderr);
}

/** Reads this child process's job. The process ends early if its parent does, which closes the pipe. */
export async function readJob<Job>(): Promise<Job> {
  const lines = createInterface({ input: process.stdin }).once("close", () => process.exit(1));
  const [line] = (await once(lines, "line")) as [string];
  (process.stdin as unknown as Socket).unref();
  return JSON.parse(line) as Job;
}
