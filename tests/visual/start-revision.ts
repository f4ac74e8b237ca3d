import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** How long a start may take that has to build the site, in milliseconds. */
const START_TIMEOUT = 300_000;

/**
 * Builds and serves the project in a folder with its own `npm start`, on a free port and with an empty database, as long as
 * the work takes.
 * @throws Error with the output when the server does not come up
 */
export async function withRevision<T>(root: string, work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), "ridgebeam-compare-data-"));
  const env = { ...process.env, DATA_DIR: dataDir, PORT: "0", TRUST_PROXY: "1" };
  // A group of its own, because npm does not pass signals on to what it started.
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

/** The address that a starting server prints. */
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
