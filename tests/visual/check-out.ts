import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * The commit that a revision names.
 * @throws Error when there is none
 */
export function commitOf(revision: string): string {
  try {
    const args = ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`];
    return execFileSync("git", args, { encoding: "utf8" }).trim();
  } catch {
    throw new Error(`There is no revision ${revision}; expected a commit, branch or tag, such as HEAD~1.`);
  }
}

/**
 * Writes the files of a commit to a temporary folder, with its packages: those of the working tree where the lock file is the
 * same, else installed.
 */
export function checkOut(commit: string): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "ridgebeam-compare-"));
  const archive = execFileSync("git", ["archive", "--format=tar", commit], { maxBuffer: Infinity });
  execFileSync("tar", ["-x", "-C", root], { input: archive });
  const lockOf = (folder: string): string => readFileSync(join(folder, "package-lock.json"), "utf8");
  if (lockOf(root) === lockOf("."))
    symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  else
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
    });
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
