import { spawn } from "node:child_process";
import { once } from "node:events";
import { environmentOf } from "./build-host.ts";
import type { HostKind } from "./host-kinds.ts";
import { freePort } from "../../free-port.ts";

/** Milliseconds that a host is given to answer. */
const PATIENCE = 60_000;

/** A host that is served. */
export interface ServedHost {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Serves a built host with its own server on a free port.
 * @throws Error with what the server has said when it does not answer
 */
export async function serveHost(folder: string, { serve }: HostKind): Promise<ServedHost> {
  const port = await freePort();
  const [program = "", ...args] = serve(port);
  const server = spawn(program, args, { cwd: folder, env: environmentOf(folder), detached: true });
  let said = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(server, "exit");
  const stop = async (): Promise<void> => {
    // Next.js serves from a process of its own.
    if (server.exitCode === null && server.pid !== undefined) process.kill(-server.pid);
    await ended;
  };
  const origin = `http://127.0.0.1:${port}`;
  const end = performance.now() + PATIENCE;
  while (!(await answers(origin))) {
    if (server.exitCode === null && performance.now() < end) continue;
    await stop();
    throw new Error(`${program} does not serve:\n${said}`);
  }
  return { origin, stop };
}

async function answers(origin: string): Promise<boolean> {
  const answer = await fetch(origin).catch(() => undefined);
  if (answer?.ok !== true) await new Promise((resolve) => setTimeout(resolve, 100));
  return answer?.ok === true;
}
