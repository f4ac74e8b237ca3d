import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { NODE_ARGUMENTS } from "../node-arguments.ts";
import { cleanEnvironment } from "../clean-environment.ts";

export type ServerProcess = Awaited<ReturnType<typeof startProcess>>;

/**
 * Starts a server in its own process.
 * @returns the process and the first line of its output: JSON with `url` and `key` once the server is ready, or an
 * error message
 */
export async function startProcess(
  dataDir: string,
  environment: Record<string, string> = {},
  wrapper: readonly string[] = [],
) {
  const [command = "", ...rest] = [
    ...wrapper,
    process.execPath,
    ...NODE_ARGUMENTS,
    "tests/db/backend-process.ts",
  ];
  const child = spawn(command, rest, {
    env: cleanEnvironment({ DATA_DIR: dataDir, ...environment }),
    stdio: ["ignore", "pipe", "inherit"],
    detached: wrapper.length > 0,
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  return { child, line };
}

export const parseReadyLine = ({ line }: ServerProcess) => JSON.parse(line) as { url: string; key: string };

export async function killProcess({ child }: ServerProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
