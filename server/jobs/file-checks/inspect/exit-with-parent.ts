import { Worker } from "node:worker_threads";

const INTERVAL_MS = 1_000;

/** Plain JavaScript, so the thread needs no TypeScript loader. */
const watchScript = `
  const { workerData } = require("node:worker_threads");
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, "SIGKILL");
  }, ${INTERVAL_MS});`;

/**
 * Kills this process when its parent exits. A worker thread polls once a second, so this works while the main
 * thread is busy.
 */
export function exitWithParent(): void {
  const options = { eval: true, execArgv: [], workerData: process.ppid };
  const thread = new Worker(watchScript, { ...options, resourceLimits: { maxOldGenerationSizeMb: 8 } });
  // Inspection works without this thread; its failure must not count against a file.
  thread.on("error", () => undefined).unref();
}
