import { Worker } from "node:worker_threads";

/** How often it looks, in milliseconds. */
const INTERVAL_MS = 1_000;

/** Plain JavaScript, so that the thread starts without a loader. */
const watch = `
  const { workerData } = require("node:worker_threads");
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, "SIGKILL");
  }, ${INTERVAL_MS});`;

/**
 * Ends this process once the one that started it is gone, also while the main thread is busy and hears of nothing: a thread of its own
 * looks each second.
 */
export function endWithParent(): void {
  const options = { eval: true, execArgv: [], workerData: process.ppid };
  const thread = new Worker(watch, { ...options, resourceLimits: { maxOldGenerationSizeMb: 8 } });
  // Without it files are still read; a failure of its own must not count as one of theirs.
  thread.on("error", () => undefined).unref();
}
