import type { ServerType } from "@hono/node-server";
import { oneLine } from "./backend-error.ts";

/** Who started the process, before anything could happen to them. */
const parent = process.ppid;

/** Milliseconds until connections are cut whose request has not ended, and until the process ends whatever is left. */
const [patience, deadline] = [4_000, 9_000];

/**
 * Runs `stop` once when the process receives SIGINT or SIGTERM, then ends it, within ten seconds whatever happens.
 *
 * The process also stops when npm, which started it, is gone: npm passes a signal on to its shell and not to what runs there.
 * @returns takes it back
 */
export function stopWhenTold(stop: () => Promise<void>): () => void {
  let isStopping = false;
  const end = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), deadline).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`The server did not stop in order: ${oneLine(error)}`);
        process.exit(1);
      },
    );
  };
  process.once("SIGINT", end).once("SIGTERM", end);
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parent) end();
  }, 500).unref();
  return () => {
    process.off("SIGINT", end).off("SIGTERM", end);
    clearInterval(watch);
  };
}

/**
 * Shuts a server down gracefully when the process receives SIGINT or SIGTERM: no new connection, running requests get a few seconds, then `close`
 * runs. What was acknowledged is on the disk by then.
 * @param endStreams ends responses that have no end of their own
 * @returns takes it back
 */
export function stopInOrder(
  server: ServerType,
  close: () => Promise<void>,
  endStreams: () => void = () => undefined,
): () => void {
  return stopWhenTold(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    endStreams();
    if ("closeIdleConnections" in server) server.closeIdleConnections();
    setTimeout(() => {
      if ("closeAllConnections" in server) server.closeAllConnections();
    }, patience).unref();
    await closed;
    await close();
  });
}
