import type { Server } from "node:http";
import { oneLine } from "./backend-error.ts";

/** Read at startup, because the parent process id changes when the parent exits. */
const parentPid = process.ppid;

/** Milliseconds until open connections are closed, and until the process is forced to exit. */
const [closeAfterMs, exitAfterMs] = [4_000, 9_000];

/**
 * Runs `stop` once on SIGINT or SIGTERM, then exits the process within ten seconds.
 *
 * Also stops when the parent npm process exits, because npm forwards signals to its shell but not to the shell's
 * child.
 * @returns a function that unregisters the handlers
 */
export function stopOnSignal(stop: () => Promise<void>): () => void {
  let isStopping = false;
  const end = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), exitAfterMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`The server did not shut down cleanly: ${oneLine(error)}`);
        process.exit(1);
      },
    );
  };
  process.once("SIGINT", end).once("SIGTERM", end);
  const parentWatchTimer = setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parentPid) end();
  }, 500).unref();
  return () => {
    process.off("SIGINT", end).off("SIGTERM", end);
    clearInterval(parentWatchTimer);
  };
}

/**
 * Shuts a server down gracefully on SIGINT or SIGTERM: stops accepting connections, gives running requests a few
 * seconds, then runs `close`. By then, all acknowledged writes are on disk.
 * @param endStreams ends responses that would otherwise stay open
 * @returns a function that unregisters the handlers
 */
export function shutDownGracefully(
  server: Server,
  close: () => Promise<void>,
  endStreams: () => void = () => undefined,
): () => void {
  return stopOnSignal(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    endStreams();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), closeAfterMs).unref();
    await closed;
    await close();
  });
}
