import { spawn, type ChildProcess, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Timeout of a start that has to build the site, in milliseconds. */
const START_TIMEOUT = 300_000;

/**
 * Builds and serves the project in a folder with its own `npm start`, on a free port and with an empty database, until
 * the callback ends.
 * @throws Error with the output when the server does not start
 */
export async function withRevision<T>(root: string, work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), "ridgebeam-compare-data-"));
  const env = { ...process.env, DATA_DIR: dataDir, PORT: "0", TRUST_PROXY: "1" };
  // A separate process group, because npm does not forward signals to its children.
  const server = spawn("npm", ["start"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const closed = new Promise((resolve) => server.once("close", resolve));
  const end = (): void => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, "SIGTERM");
  };
  process.once("exit", end);
  try {
    return await work(await addressOf(server));
  } finally {
    process.off("exit", end);
    end();
    await closed;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The URL that a starting server prints. */
function addressOf(server: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    const fail = (what: string): void => {
      clearTimeout(timer);
      reject(new Error(`${what}:\n${output}`));
    };
    const timer = setTimeout(() => fail("The site did not start in time"), START_TIMEOUT);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, address] = /Ready: (\S+)/.exec(output) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.once("error", (error) => fail(error.message));
    server.once("exit", (code) => fail(`The site ended with code ${code}`));
  });
}

/**
 * Resolves a revision to a commit.
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
 * Checks a commit out into a temporary folder, with its packages: linked from the working tree if the lock file is the
 * same, otherwise installed.
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
