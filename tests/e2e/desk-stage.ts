import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { NODE_ARGUMENTS } from "../node-arguments.ts";
import { freshShell } from "../fresh-shell.ts";

export interface DeskProcess {
  /** The one-time URL that it prints. */
  address: string;
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

export const keyOf = (address: string): string =>
  new URLSearchParams(new URL(address).hash.slice(1)).get("key") ?? "";

/**
 * Starts the desk on a data folder at a free port, and waits for its URL.
 * @param root the project's root folder
 */
export async function startDeskProcess(
  dataDir: string,
  operator: string,
  more: Record<string, string> = {},
  root = process.cwd(),
): Promise<DeskProcess> {
  const child: ChildProcess = spawn(process.execPath, [...NODE_ARGUMENTS, "server/commands/desk.ts"], {
    env: freshShell({ DATA_DIR: dataDir, DESK_PORT: "0", BROWSER: "none", DESK_OPERATOR: operator, ...more }),
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (child.stdout === null) throw new Error("The desk has no output");
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  const address = /http:\S+/.exec(line)?.[0] ?? "";
  return {
    address,
    origin: new URL(address).origin,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
