import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SubmissionTable } from "../../server/data/submission-tables.ts";
import { openBackend } from "../../server/http/open-backend.ts";
import { copyEmbeddedTemplate } from "../db/embedded-template.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { NODE_ARGUMENTS, START_ARGUMENTS } from "../node-arguments.ts";
import { startProgram, type Program } from "../start-program.ts";
import { readStoredRows } from "./read-stored-rows.ts";

export type SubmissionRow = Record<string, unknown>;

export interface SiteFixture {
  url: string;
  dataDir: string;
}

/** A site with its own data folder, run as an operator would run it. */
export interface RunningSite extends SiteFixture {
  rows: (table: SubmissionTable) => Promise<SubmissionRow[]>;
  pid: () => number | undefined;
  /** Returns the server's output since its last start. */
  output: () => string;
  kill: () => Promise<void>;
  close: () => Promise<void>;
  /** @param env environment variables in addition to those of the first start */
  restart: (env?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
}

interface StartOptions {
  /** Prepares the data folder. By default, it contains an empty, migrated database. */
  prepareDataFolder?: (dataDir: string) => Promise<void>;
  hasRaisedLimits?: boolean;
  /** By default, a free one. */
  port?: string;
  root?: string;
  /** Starts with the arguments of `npm start`, which compile the embedded database for speed, not for a fast start. */
  isOptimized?: boolean;
}

async function makeDataFolder({
  prepareDataFolder = copyEmbeddedTemplate,
  hasRaisedLimits = false,
}: StartOptions): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "ridgebeam-e2e-"));
  await prepareDataFolder(dataDir);
  if (hasRaisedLimits) await liftLimits(dataDir);
  return dataDir;
}

/**
 * Starts the site on a free port.
 * @param env environment variables in addition to those of a fresh shell
 */
export async function startSite(
  env: Record<string, string> = {},
  options: StartOptions = {},
): Promise<RunningSite> {
  const dataDir = await makeDataFolder(options);
  const settings = cleanEnvironment({ DATA_DIR: dataDir, ...env });
  const { root = process.cwd(), isOptimized = false, port: firstPort = "0" } = options;
  const start = (port: string, more: Record<string, string> = {}): ReturnType<typeof launch> =>
    launch(
      { ...settings, ...more, PORT: port },
      root,
      isOptimized ? START_ARGUMENTS : [...NODE_ARGUMENTS, "start"],
    );
  let runningServer = await start(firstPort);
  const { url } = runningServer;
  return {
    url,
    dataDir,
    rows: (table) => readStoredRows(settings, table),
    pid: () => runningServer.program.child.pid,
    output: () => runningServer.program.output(),
    kill: () => runningServer.program.end("SIGKILL"),
    close: () => runningServer.program.end(),
    restart: async (more) => {
      runningServer = await start(new URL(url).port, more);
    },
    stop: async () => {
      await runningServer.program.end();
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
  nodeArguments: readonly string[],
): Promise<{ url: string; program: Program }> {
  const program = startProgram(process.execPath, nodeArguments, { env, cwd });
  const [, url = ""] = await program.until(/Ready: (\S+)/);
  return { url, program };
}
