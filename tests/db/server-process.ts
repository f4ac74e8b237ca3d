import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { NODE_ARGUMENTS } from "../node-arguments.ts";
import { freshShell } from "../fresh-shell.ts";

const script = fileURLToPath(new URL("backend-process.ts", import.meta.url));

/** A server in a separate process. */
export interface ServerProcess {
  child: ChildProcess;
  /** Its first line: JSON with `url` and `key` when it is ready, otherwise the reason why not. */
  line: string;
}

/**
 * Starts a server process on a data folder and waits for its first line.
 * @param wrapper a command that runs it, such as `unshare`; both then share a new process group
 */
export async function startProcess(
  dataDir: string,
  environment: Record<string, string> = {},
  wrapper: readonly string[] = [],
): Promise<ServerProcess> {
  const [command = "", ...rest] = [...wrapper, process.execPath, ...NODE_ARGUMENTS, script];
  const child = spawn(command, rest, {
    env: freshShell({ DATA_DIR: dataDir, ...environment }),
    stdio: ["ignore", "pipe", "inherit"],
    detached: wrapper.length > 0,
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  return { child, line };
}

/** Address of a started server, and the key of its pages. */
export const readyAt = ({ line }: ServerProcess) => JSON.parse(line) as { url: string; key: string };

/** Kills a process without warning, and waits until it is gone. */
export async function killProcess({ child }: ServerProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
