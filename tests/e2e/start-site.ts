import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBackend } from "../../server/http/open-backend.ts";
import { copyEmbeddedTemplate } from "../db/embedded-template.ts";
import { NODE_ARGUMENTS } from "../node-arguments.ts";
import { freshShell } from "../fresh-shell.ts";

/** A row as `npm run submissions -- <table> --json` prints it. */
export type SubmissionRow = Record<string, unknown>;

/** The part of a site that page tests need. */
export interface StageSite {
  url: string;
  dataDir: string;
}

/** The product as an operator runs it, with a separate data folder. */
export interface RunningSite extends StageSite {
  /** Rows of a table as an operator reads them. */
  rows: (table: string) => SubmissionRow[];
  pid: () => number | undefined;
  /** Server output since its last start. */
  output: () => string;
  /** Kills the server without warning, like a power failure. */
  kill: () => Promise<void>;
  /** Shuts the server down; its data stays. */
  close: () => Promise<void>;
  /** Restarts it on the same data and port. */
  restart: () => Promise<void>;
  /** Shuts the server down and removes its data. */
  stop: () => Promise<void>;
}

/** Timeout of a start that has to build the site, in milliseconds. */
const START_TIMEOUT_MS = 90_000;

interface StartOptions {
  /** Starts with an empty data folder instead of a migrated one. */
  isFirst?: boolean;
  /** Raises the limits of single addresses beyond the reach of tests. */
  isUnlimited?: boolean;
  /** A key that an earlier release generated for the data folder. */
  earlierKey?: string;
  root?: string;
}

export async function makeDataFolder({
  isFirst = false,
  isUnlimited = false,
  earlierKey,
}: StartOptions = {}): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "ridgebeam-e2e-"));
  if (!isFirst) await copyEmbeddedTemplate(dataDir);
  if (isUnlimited) await liftLimits(dataDir);
  if (earlierKey !== undefined) writeFileSync(join(dataDir, "publishable-key"), `${earlierKey}\n`);
  return dataDir;
}

/**
 * Starts the site on a free port.
 * @param env variables besides those of a fresh shell
 */
export async function startSite(
  env: Record<string, string> = {},
  options: StartOptions = {},
): Promise<RunningSite> {
  const dataDir = await makeDataFolder(options);
  const settings = freshShell({ DATA_DIR: dataDir, ...env });
  const { root = process.cwd() } = options;
  let running = await launch({ ...settings, PORT: "0" }, root);
  const { url } = running;
  return {
    url,
    dataDir,
    rows: (table) => {
      const args = [...NODE_ARGUMENTS, "server/commands/submissions.ts", table, "--json"];
      const { stdout, stderr, status } = spawnSync(process.execPath, args, {
        encoding: "utf8",
        env: settings,
        cwd: root,
      });
      if (status !== 0) throw new Error(stderr);
      return JSON.parse(stdout) as SubmissionRow[];
    },
    pid: () => running.process.pid,
    output: () => running.output(),
    kill: () => end(running.process, "SIGKILL"),
    close: () => end(running.process, "SIGTERM"),
    restart: async () => {
      running = await launch({ ...settings, PORT: new URL(url).port }, root);
    },
    stop: async () => {
      await end(running.process, "SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function liftLimits(dataDir: string): Promise<void> {
  const backend = await openBackend({ dataDir });
  await backend.database.query("update private.rate_limits set max_count = 1000000");
  await backend.close();
}

async function launch(
  env: NodeJS.ProcessEnv,
  cwd: string,
): Promise<{ url: string; process: ChildProcess; output: () => string }> {
  const child = spawn(process.execPath, [...NODE_ARGUMENTS, "server/commands/start.ts"], {
    env,
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The site did not start:\n${output}`)), START_TIMEOUT_MS);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, address] = /Ready: (\S+)/.exec(output) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`The site ended with code ${code}:\n${output}`));
    });
  });
  return { url, process: child, output: () => output };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
}
