import { Worker } from "node:worker_threads";

const INTERVAL_MS = 1_000;

/** Plain JavaScript, so that the thread starts without a loader. */
const watch = `
  const { workerData } = require("node:worker_threads");
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, "SIGKILL");
  }, ${INTERVAL_MS});`;

/**
 * Exits this process once its parent is gone. A separate thread polls each second, so that it works while the
 * main thread is busy.
 */
export function endWithParent(): void {
  const options = { eval: true, execArgv: [], workerData: process.ppid };
  const thread = new Worker(watch, { ...options, resourceLimits: { maxOldGenerationSizeMb: 8 } });
  // Inspection works without this thread; its failure must not count against a file.
  thread.on("error", () => undefined).unref();
}
