import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "../start-program.ts";

/**
 * Runs `npm start` in a project folder, with a free port and an empty database, and stops the server after
 * the callback.
 * @throws Error with the output if the server does not start
 */
export async function withRunningSite<T>(root: string, work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), "ridgebeam-compare-data-"));
  const env = { ...process.env, DATA_DIR: dataDir, PORT: "0", TRUST_PROXY: "1" };
  // `detached`, so that signals also reach the server: npm does not forward them to it.
  const server = startProgram("npm", ["start"], { cwd: root, env, detached: true });
  const end = (): void => void server.end();
  process.once("exit", end);
  try {
    const [, url = ""] = await server.until(/Ready: (\S+)/);
    return await work(url);
  } finally {
    process.off("exit", end);
    await server.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Resolves a Git revision to a commit ID.
 * @throws Error if the revision does not exist
 */
export function resolveCommit(revision: string): string {
  try {
    const args = ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`];
    return execFileSync("git", args, { encoding: "utf8" }).trim();
  } catch {
    throw new Error(`There is no revision ${revision}; expected a commit, branch or tag, such as HEAD~1.`);
  }
}

/**
 * Checks out a commit into a temporary folder. Links the working tree's packages if the lock file is the
 * same; otherwise installs them.
 */
export function checkOutCommit(commit: string): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "ridgebeam-compare-"));
  const archive = execFileSync("git", ["archive", "--format=tar", commit], { maxBuffer: Infinity });
  execFileSync("tar", ["-x", "-C", root], { input: archive });
  const readLockfile = (folder: string): string => readFileSync(join(folder, "package-lock.json"), "utf8");
  if (readLockfile(root) === readLockfile("."))
    symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  else
    // Commands run with NODE_ENV=production, with which npm installs no dev dependencies by default.
    execFileSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
    });
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
