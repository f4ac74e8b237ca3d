import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Installs packages into a folder of their own, outside of the project; no script of theirs is run.
 * @param packages each with its version, such as `lighthouse@12.2.3`
 * @throws Error with npm's reason when they cannot be had
 */
export function installPackages(folder: string, packages: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
  const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  const { status, stderr } = spawnSync("npm", ["install", ...options, ...packages], {
    cwd: folder,
    encoding: "utf8",
    timeout: 300_000,
  });
  if (status !== 0) throw new Error(reasonOf(stderr));
}

/** The line in which npm says what went wrong. */
function reasonOf(stderr: string): string {
  const lines = stderr
    .split("\n")
    .flatMap((line) => /^npm error (?!code|errno|syscall|A complete log)(.+)/.exec(line)?.[1] ?? []);
  return lines[0] ?? "npm could not install it";
}
