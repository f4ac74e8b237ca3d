import type { ServerType } from "@hono/node-server";

/** Who started the process, before anything could happen to them. */
const parent = process.ppid;

/** Milliseconds until connections are cut whose request has not ended, and until the process ends whatever is left. */
const [patience, deadline] = [4_000, 9_000];

/**
 * Ends the process in order when it is told to (SIGINT, SIGTERM): no new connection, running requests get a few seconds, then
 * `close` runs. Ends within ten seconds whatever clients do; what was acknowledged is on the disk by then.
 *
 * The process also stops when npm, which started it, is gone: npm passes a signal on to its shell and not to what runs there.
 */
export function stopInOrder(server: ServerType, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), deadline).unref();
    server.close(() => void close().finally(() => process.exit(0)));
    if ("closeIdleConnections" in server) server.closeIdleConnections();
    setTimeout(() => {
      if ("closeAllConnections" in server) server.closeAllConnections();
    }, patience).unref();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);

  if (process.env.npm_lifecycle_event === undefined) return;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}
